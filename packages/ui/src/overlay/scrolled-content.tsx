import { type ReactNode, useEffect, useRef } from 'react';
import styles from './overlay-frame.module.css';

/** Whether `element` lies, by its height, within what is seen of `content`. */
function isInSight(content: Element, element: Element): boolean {
  const [seen, box] = [content.getBoundingClientRect(), element.getBoundingClientRect()];
  return box.top >= seen.top && box.bottom <= seen.bottom;
}

/**
 * Keeps the focused field of `content` in sight when something above it grows, or `content` gets lower; unless it was scrolled out of
 * sight. Browsers hold what is at the top edge in its place, not what has the focus.
 */
function keepFocusInSight(content: HTMLElement): () => void {
  let focused: Element | null = null;
  let wasInSight = false;
  const onFocus = ({ target }: FocusEvent) => {
    focused = target instanceof Element ? target : null;
    wasInSight = true;
  };
  const onScroll = () => {
    wasInSight = focused !== null && isInSight(content, focused);
  };
  const sizes = new ResizeObserver(() => {
    // Scrolls by nothing where the field has its padding already (`scroll-padding` of the content).
    if (wasInSight && focused === document.activeElement) focused?.scrollIntoView({ block: 'nearest' });
  });
  const observeSizes = () => {
    sizes.disconnect();
    for (const element of [content, ...content.children]) sizes.observe(element);
  };
  const children = new MutationObserver(observeSizes);
  observeSizes();
  children.observe(content, { childList: true });
  content.addEventListener('focusin', onFocus);
  content.addEventListener('scroll', onScroll);
  return () => {
    sizes.disconnect();
    children.disconnect();
    content.removeEventListener('focusin', onFocus);
    content.removeEventListener('scroll', onScroll);
  };
}

/** The part of a dialog or flyout that scrolls. What has the focus stays in sight while the content grows. */
export function ScrolledContent({ children }: { readonly children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => (content.current ? keepFocusInSight(content.current) : undefined), []);
  return (
    <div ref={content} className={styles.content}>
      {children}
    </div>
  );
}
