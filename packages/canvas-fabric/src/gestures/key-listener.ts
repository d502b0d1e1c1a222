/** What keys do while the hand is busy; a handler answers whether it used the key. */
export interface KeyPort {
  readonly host: HTMLElement;
  readonly onEscape: () => boolean;
  readonly onEnter: () => boolean;
  readonly onBackspace: () => boolean;
  /** The space bar went down (true) or up. */
  readonly onSpace: (isDown: boolean) => void;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]'))
  );
}

/**
 * Listens for the keys of gestures, before anyone else, and keeps only those that a gesture used. All other keys belong to
 * whoever hosts the canvas. The answer ends the listening.
 */
export function listenForKeys(port: KeyPort): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let isSpaceDown = false;

  const isForCanvas = ({ target }: KeyboardEvent) =>
    target === document.body || (target instanceof Node && port.host.contains(target));
  const onKeyDown = (event: KeyboardEvent) => {
    if (isTyping(event.target)) return;
    if (event.key === ' ' && isForCanvas(event)) {
      event.preventDefault();
      if (!isSpaceDown) port.onSpace(true);
      isSpaceDown = true;
      return;
    }
    const isUsed =
      (event.key === 'Escape' && port.onEscape()) ||
      (event.key === 'Enter' && isForCanvas(event) && port.onEnter()) ||
      ((event.key === 'Backspace' || event.key === 'Delete') && port.onBackspace());
    if (!isUsed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const releaseSpace = () => {
    if (!isSpaceDown) return;
    isSpaceDown = false;
    port.onSpace(false);
  };

  window.addEventListener('keydown', onKeyDown, { signal, capture: true });
  window.addEventListener('keyup', (event) => event.key === ' ' && releaseSpace(), { signal, capture: true });
  window.addEventListener('blur', releaseSpace, { signal });
  return () => listening.abort();
}
