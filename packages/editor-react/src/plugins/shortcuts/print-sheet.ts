/** Rules of the printed sheet; the window's own styles belong to a dialog on a screen. */
const RULES = [
  'body { font: 10pt/1.35 "Atkinson Hyperlegible Next", system-ui, sans-serif; columns: 2; }',
  'table { width: 100%; margin-bottom: 14pt; border-collapse: collapse; break-inside: avoid; }',
  'caption { font-weight: 700; text-align: left; padding-bottom: 4pt; }',
  'thead { display: none; }',
  'th, td { padding: 2pt 0; border-top: 0.5pt solid #999; text-align: left; font-weight: 400; }',
  'td { text-align: right; white-space: nowrap; }',
  'kbd { font: inherit; font-weight: 700; }',
  // The ways to set keys.
  'button { display: none; }',
];

/** Prints `element` alone, on paper that bears `title`: a dialog that scrolls would be cut off at its edges. */
export function printSheet(element: HTMLElement, title: string): void {
  const { ownerDocument } = element;
  const frame = ownerDocument.createElement('iframe');
  frame.hidden = true;
  ownerDocument.body.append(frame);
  const { contentWindow, contentDocument } = frame;
  if (!contentWindow || !contentDocument) {
    frame.remove();
    return;
  }
  contentDocument.title = title;
  contentDocument.body.append(contentDocument.importNode(element, true));
  const style = contentDocument.createElement('style');
  contentDocument.head.append(style);
  for (const rule of RULES) style.sheet?.insertRule(rule);
  contentWindow.addEventListener('afterprint', () => frame.remove());
  contentWindow.print();
}
