(() => {
  'use strict';
  const root = document.documentElement;
  root.classList.add('scripted');
  const $ = selector => document.querySelector(selector);
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];

  // Light and dark. Where nothing may be stored, the choice lasts as long as the page.
  const stored = { get: key => { try { return localStorage.getItem(key); } catch { return null; } },
    set: (key, value) => { try { localStorage.setItem(key, value); } catch { /* it is gone with the page */ } } };
  const dark = () => root.dataset.theme ? root.dataset.theme === 'dark'
    : matchMedia('(prefers-color-scheme: dark)').matches;
  const theme = stored.get('quintain-theme');
  if (theme === 'dark' || theme === 'light') root.dataset.theme = theme;
  $('#theme').addEventListener('click', () => {
    root.dataset.theme = dark() ? 'light' : 'dark';
    stored.set('quintain-theme', root.dataset.theme);
  });

  // Findings: filter, search, sort.
  const list = $('#list');
  const findings = all('.finding', list);
  const search = $('#search'), engine = $('#engine'), sort = $('#sort'), shown = $('#shown');
  const texts = new Map(findings.map(finding => [finding, finding.textContent.toLowerCase()]));
  const filter = () => {
    const words = search.value.toLowerCase().split(/\s+/).filter(word => word);
    const ranks = new Set(all('input[name=rank]').filter(box => box.checked).map(box => box.value));
    const fresh = $('#fresh') && $('#fresh').checked;
    let count = 0;
    for (const finding of findings) {
      const fits = ranks.has(finding.dataset.rank)
        && (!engine.value || finding.dataset.engines.split(' ').includes(engine.value))
        && (!fresh || finding.dataset.standing === 'new')
        && words.every(word => texts.get(finding).includes(word));
      finding.hidden = !fits;
      count += fits ? 1 : 0;
    }
    shown.textContent = count + ' of ' + findings.length + ' shown';
  };
  const order = { rank: finding => Number(finding.dataset.number), class: finding => finding.dataset.class,
    kind: finding => finding.dataset.rule, tests: finding => -Number(finding.dataset.occurrences) };
  const compare = (a, b) => a < b ? -1 : a > b ? 1 : 0;
  const arrange = () => {
    const key = order[sort.value];
    const sorted = [...findings].sort((a, b) => compare(key(a), key(b)) || compare(order.rank(a), order.rank(b)));
    list.append(...sorted);
  };
  if (findings.length) {
    let pending = 0;
    search.addEventListener('input', () => { clearTimeout(pending); pending = setTimeout(filter, 80); });
    $('.tools').addEventListener('change', event => event.target === sort ? arrange() : filter());
    $('#open').addEventListener('click', event => {
      const visible = findings.filter(finding => !finding.hidden).map(finding => finding.firstElementChild);
      const close = visible.every(details => details.open);
      visible.forEach(details => { details.open = !close; });
      event.target.textContent = close ? 'Open all' : 'Close all';
    });
    filter();
  }

  // Copy.
  const copy = async text => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      const area = document.createElement('textarea');
      area.value = text;
      document.body.append(area);
      area.select();
      document.execCommand('copy');
      area.remove();
    }
  };
  document.addEventListener('click', async event => {
    const button = event.target.closest('button.copy');
    if (button) {
      await copy(button.parentElement.querySelector('code').textContent);
      button.textContent = 'Copied';
      setTimeout(() => { button.textContent = 'Copy'; }, 1500);
    }
  });

  // Classes: sort by a column, search.
  const table = $('#class-table');
  if (table) {
    const rows = all('tbody tr', table);
    all('th button', table).forEach(button => button.addEventListener('click', () => {
      const head = button.parentElement, column = head.cellIndex;
      const down = head.getAttribute('aria-sort') !== (head.classList.contains('number') ? 'descending' : 'ascending');
      const descending = head.classList.contains('number') ? down : !down;
      all('th', table).forEach(other => other.removeAttribute('aria-sort'));
      head.setAttribute('aria-sort', descending ? 'descending' : 'ascending');
      const value = row => { const cell = row.cells[column];
        return cell.dataset.value === undefined ? cell.textContent : Number(cell.dataset.value); };
      rows.sort((a, b) => compare(value(a), value(b)) * (descending ? -1 : 1));
      table.tBodies[0].append(...rows);
    }));
    const box = $('#class-search');
    box.addEventListener('input', () => {
      const word = box.value.toLowerCase();
      rows.forEach(row => { row.hidden = !row.cells[0].textContent.toLowerCase().includes(word); });
    });
  }

  // A link to a finding opens it.
  const reveal = () => {
    const target = location.hash.length > 1 && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    // Not the first of a whole section.
    const details = target && (target.matches('details') ? target : target.querySelector(':scope > details'));
    if (details) {
      target.hidden = false;
      details.open = true;
      target.scrollIntoView();
    }
  };
  addEventListener('hashchange', reveal);
  reveal();

  // Keys: / to search, j and k to go from finding to finding.
  addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
    if (event.key === '/' && search) {
      event.preventDefault();
      search.focus();
    } else if (event.key === 'j' || event.key === 'k') {
      const heads = all('.finding:not([hidden]) > details > summary', list);
      const at = heads.indexOf(document.activeElement);
      const next = heads[event.key === 'j' ? at + 1 : at < 0 ? heads.length - 1 : at - 1];
      if (next) next.focus();
    }
  });

  // What is folded in would be missing on paper.
  let folded = [];
  addEventListener('beforeprint', () => { folded = all('details:not([open])'); folded.forEach(each => { each.open = true; }); });
  addEventListener('afterprint', () => folded.forEach(each => { each.open = false; }));
})();
