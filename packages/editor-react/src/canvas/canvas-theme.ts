import type { CanvasTheme } from '@tastwerk/canvas-fabric';
import styles from './canvas-theme.module.css';

/**
 * Reads colours through probes: a custom property is handed out as it was written (`light-dark(…)`), while the
 * colour of an element's edge is handed out resolved. The second probe stands in the light scheme, as the sheet does.
 */
function readEdges(host: HTMLElement, className: string | undefined) {
  const probe = host.ownerDocument.createElement('span');
  probe.hidden = true;
  probe.className = className ?? '';
  host.append(probe);
  const { borderTopColor, borderRightColor, borderBottomColor } = getComputedStyle(probe);
  probe.remove();
  return { borderTopColor, borderRightColor, borderBottomColor };
}

/** The colours of the canvas as the theme in force at `host` gives them. */
export function readCanvasTheme(host: HTMLElement): CanvasTheme {
  const around = readEdges(host, styles.around);
  const onSheet = readEdges(host, styles.onSheet);
  return {
    desk: around.borderTopColor,
    shadow: around.borderRightColor,
    paper: onSheet.borderTopColor,
    accent: onSheet.borderRightColor,
    handle: onSheet.borderBottomColor,
  };
}

/** Calls `listener` whenever the theme may have changed, until the returned function is called. */
export function watchTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  const queries = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(forced-colors: active)'].map(
    (query) => window.matchMedia(query),
  );
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    observer.disconnect();
    for (const query of queries) query.removeEventListener('change', listener);
  };
}
