/** Marks the frame that holds what is printed. */
const FRAME = 'data-printed';

/**
 * Opens the print dialog of the browser for a PDF. Its own viewer prints it, in a hidden frame. The frame stays until the next one: no
 * browser says when it has printed. Where the viewer cannot be told to print, the file is shown in a new tab.
 */
export function printPdf(pdf: Blob): void {
  const url = URL.createObjectURL(pdf);
  for (const earlier of document.querySelectorAll<HTMLIFrameElement>(`iframe[${FRAME}]`)) {
    URL.revokeObjectURL(earlier.src);
    earlier.remove();
  }
  const frame = document.createElement('iframe');
  frame.setAttribute(FRAME, '');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  // A frame that is not displayed prints nothing in some browsers.
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0' });
  frame.src = url;
  frame.addEventListener('load', () => {
    try {
      frame.contentWindow?.focus();
      frame.contentWindow?.print();
    } catch {
      window.open(url, '_blank', 'noopener');
    }
  });
  document.body.append(frame);
}
