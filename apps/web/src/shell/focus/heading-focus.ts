import { CONTENT_ID } from '../content-id.js';

/** The main heading of the page at some moment, and what had the focus. */
export interface PageState {
  /** Null while the page has no heading. */
  readonly heading: HTMLElement | null;
  readonly text: string;
  readonly focused: Element | null;
}

export function currentPageState(): PageState {
  const heading = document.querySelector<HTMLElement>('main h1');
  return { heading, text: heading?.textContent ?? '', focused: document.activeElement };
}

/** Whether a dialog above the page keeps `element` from the focus. */
const isCovered = (element: Element) => element.closest('[inert], [aria-hidden="true"]') !== null;

/** The topmost dialog, if one is open. */
function openDialog(): HTMLElement | undefined {
  const dialogs = document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]');
  return [...dialogs].filter((dialog) => !isCovered(dialog)).at(-1);
}

/**
 * Moves the focus to the main heading after a navigation, and when the element that had the focus was removed or disabled. Screen readers
 * say the heading then, so there is no live region that announces the page as well.
 */
export class HeadingFocus {
  /** The element that had the focus last; null once the user left it, for example by a click beside it. */
  private focused: HTMLElement | null = null;

  /** The previous page, until the next page has a heading. */
  private previous: PageState | undefined;

  private frame = 0;

  /** Starts; the function that is returned stops. */
  watch(): () => void {
    const observer = new MutationObserver(this.checkSoon);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'inert', 'aria-hidden'],
    });
    document.addEventListener('focusin', this.noteFocus);
    document.addEventListener('focusout', this.noteBlur);
    document.addEventListener('keydown', this.noteKey);
    document.addEventListener('pointerdown', this.endNavigation);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(this.frame);
      document.removeEventListener('focusin', this.noteFocus);
      document.removeEventListener('focusout', this.noteBlur);
      document.removeEventListener('keydown', this.noteKey);
      document.removeEventListener('pointerdown', this.endNavigation);
    };
  }

  /** To be called after each navigation, with the page before it. The new heading may come later. */
  navigatedFrom(previous: PageState): void {
    const { activeElement } = document;
    // A page that sets the focus itself has done so already.
    if (activeElement !== previous.focused && activeElement?.closest('main')) return;
    this.previous = previous;
    this.checkSoon();
  }

  private readonly noteFocus = ({ target }: Event) => {
    this.focused = target instanceof HTMLElement ? target : null;
    // A page may also set the focus itself later, and so may a dialog that opens.
    if (this.focused?.closest('main, [role="dialog"], [role="alertdialog"]')) this.endNavigation();
  };

  private readonly noteKey = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') this.endNavigation();
  };

  private readonly noteBlur = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) return;
    // Removing an element sends this event before the element is disconnected; a microtask runs after that.
    queueMicrotask(() => {
      if (document.activeElement === document.body && target === this.focused && !this.isFocusedGone())
        this.focused = null;
    });
  };

  /** A user who goes on while the page loads keeps the focus. */
  private readonly endNavigation = () => {
    this.previous = undefined;
  };

  /** Checks two frames later: a page that sets the focus itself, and a dialog that gives it back, come first. */
  private readonly checkSoon = () => {
    if (!this.previous && document.activeElement !== document.body) return;
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => {
      this.frame = requestAnimationFrame(this.check);
    });
  };

  private readonly check = () => {
    const { heading, text } = currentPageState();
    if (!heading) return;
    // The page below a dialog stays the same one when the dialog has an address of its own.
    const isNewPage = this.previous && (heading !== this.previous.heading || text !== this.previous.text);
    if (!isNewPage && !this.isFocusLost()) return;
    if (isCovered(heading)) {
      if (this.isFocusLost()) openDialog()?.focus();
      return;
    }
    this.previous = undefined;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };

  private isFocusedGone(): boolean {
    const { focused } = this;
    return focused !== null && (!focused.isConnected || focused.matches(':disabled'));
  }

  /** Whether the element that had the focus is gone and nothing else has it. The editor, which is not in the frame, sees to that itself. */
  private isFocusLost(): boolean {
    return (
      document.activeElement === document.body &&
      this.isFocusedGone() &&
      document.getElementById(CONTENT_ID) !== null
    );
  }
}
