import { CONTENT_ID } from '../content-id.js';

/** The main heading of the page at some moment. */
export interface Heading {
  readonly element: HTMLElement | null;
  readonly text: string;
}

/** The main heading of the page that is shown; without an element while there is none. */
export function currentHeading(): Heading {
  const element = document.querySelector<HTMLElement>('main h1');
  return { element, text: element?.textContent ?? '' };
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

  /** The heading of the previous page, until the next page has one. */
  private previous: Heading | undefined;

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
    document.addEventListener('keydown', this.endNavigation);
    document.addEventListener('pointerdown', this.endNavigation);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(this.frame);
      document.removeEventListener('focusin', this.noteFocus);
      document.removeEventListener('focusout', this.noteBlur);
      document.removeEventListener('keydown', this.endNavigation);
      document.removeEventListener('pointerdown', this.endNavigation);
    };
  }

  /** To be called after each navigation, with the heading before it. The new heading may come later. */
  navigatedFrom(previous: Heading): void {
    this.previous = previous;
    this.checkSoon();
  }

  private readonly noteFocus = ({ target }: Event) => {
    this.focused = target instanceof HTMLElement ? target : null;
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
    const heading = currentHeading();
    const { element } = heading;
    if (!element) return;
    // The page below a dialog stays the same one when the dialog has an address of its own.
    const isNewPage =
      this.previous && (element !== this.previous.element || heading.text !== this.previous.text);
    if (!isNewPage && !this.isFocusLost()) return;
    if (isCovered(element)) {
      if (this.isFocusLost()) openDialog()?.focus();
      return;
    }
    this.previous = undefined;
    element.tabIndex = -1;
    element.focus({ preventScroll: true });
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
