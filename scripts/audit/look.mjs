import { violationsOn } from './axe.mjs';
import { hearRefusals } from './refusals.mjs';
import { strangeTexts } from './words.mjs';

/** What the page says, to eyes and to screen readers; runs in the page. */
function readPage() {
  const words = document.createTreeWalker(document.body, window.NodeFilter.SHOW_TEXT);
  const texts = [];
  while (words.nextNode()) {
    const { parentElement, data } = words.currentNode;
    // What somebody else wrote is in their language.
    if (data.trim() && !parentElement.closest('[lang], script, style')) texts.push(data.trim());
  }
  for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
    for (const element of document.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name));
  }
  const root = document.documentElement;
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > root.clientWidth + 1,
  );
  const pen = document.createElement('canvas').getContext('2d');
  const isCut = (field) => {
    const { font, paddingInlineStart, paddingInlineEnd } = window.getComputedStyle(field);
    pen.font = font;
    const room = field.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
    return field.offsetWidth > 0 && pen.measureText(field.placeholder).width > room;
  };
  const hints = [...document.querySelectorAll('input[placeholder]')].filter((field) => field.value === '');
  return {
    texts,
    cut: hints.filter(isCut).map(({ placeholder }) => placeholder),
    title: document.title,
    headings: [...document.querySelectorAll('h1')].map(({ textContent }) => textContent.trim()),
    language: root.lang,
    overflow: root.scrollWidth - root.clientWidth,
    widest: wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 120)),
  };
}

/** Notes what the browser complains about while `page` lives; `take` gives and forgets it. */
export async function listenTo(page) {
  let complaints = [];
  await page.addInitScript(() => {
    // Each page is loaded by itself: those that people go to next need not come.
    Object.defineProperty(window.navigator, 'connection', { value: { saveData: true } });
  });
  await hearRefusals(page);
  page.on('console', (message) => {
    // A refused request is told with its address below.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(`console: ${message.text().slice(0, 200)}`);
  });
  page.on('pageerror', ({ message }) => complaints.push(`error: ${message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`status ${response.status()}: ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // What the next page no longer needs is broken off.
    if (!reason.includes('ERR_ABORTED')) complaints.push(`${reason}: ${request.url()}`);
  });
  return () => {
    const taken = complaints;
    complaints = [];
    return taken;
  };
}

/** Everything that is wrong with the page as it stands, in words. */
export async function faultsOf(page, { language, isRefused = false, withAxe }, complaints) {
  const { texts, cut, title, headings, language: said, overflow, widest } = await page.evaluate(readPage);
  const violations = withAxe ? await violationsOn(page) : [];
  return [
    ...complaints.filter((complaint) => !(isRefused && complaint.startsWith('status 4'))),
    ...violations.map(
      ({ id, nodes }) => `axe ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    ),
    ...(overflow > 0 ? [`${overflow} px wider than the window: ${widest.join(' | ')}`] : []),
    ...cut.map((hint) => `a hint is cut: ${hint}`),
    ...(headings.length === 1 && headings[0] !== ''
      ? []
      : [`${headings.length} headings h1: ${headings.join(', ')}`]),
    ...(title.endsWith('Tastwerk') ? [] : [`title: ${title}`]),
    ...(said === language ? [] : [`the page says that it is in ${said}`]),
    ...strangeTexts([...texts, title, ...headings], language).map((text) => `strange words: ${text}`),
  ];
}
