/** Parts of the workspace that F6 goes through: landmarks, and the drawing area. */
const REGIONS = [
  'header',
  'nav',
  'aside',
  'footer',
  'main',
  'section[aria-label]',
  'section[aria-labelledby]',
  '[role="toolbar"]',
  '[role="application"]',
].join(', ');

const FOCUSABLE = [
  'a[href]',
  'button:not([disabled])',
  'input:not([disabled])',
  'textarea:not([disabled])',
  'select:not([disabled])',
  '[tabindex]:not([tabindex="-1"])',
].join(', ');

function isReachable(element: Element): boolean {
  return element.closest('[inert], [hidden], [aria-hidden="true"]') === null;
}

/** The regions of `root` in their order on the page; those within others belong to these. */
export function regionsIn(root: HTMLElement): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(REGIONS)].filter((region) => {
    const outer = region.parentElement?.closest(REGIONS);
    return isReachable(region) && !(outer && root.contains(outer) && outer !== root);
  });
}

/** Where the focus goes in `region`: where it was last, else to what is selected in it, else to the first that takes it. */
function targetIn(region: HTMLElement, last: WeakMap<HTMLElement, HTMLElement>): HTMLElement | undefined {
  const known = last.get(region);
  if (known && region.contains(known) && isReachable(known)) return known;
  if (region.matches(FOCUSABLE)) return region;
  const all = [...region.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isReachable);
  return all.find((element) => element.matches('[role="tab"][aria-selected="true"]')) ?? all[0];
}

/**
 * Moves the focus to the next region of `root`, or the one before. `last` remembers where the focus was in each; regions without
 * anything that takes the focus are passed over.
 */
export function focusRegion(
  root: HTMLElement,
  step: 1 | -1,
  last: WeakMap<HTMLElement, HTMLElement>,
): boolean {
  const regions = regionsIn(root);
  const { activeElement } = root.ownerDocument;
  const at = regions.findIndex((region) => region.contains(activeElement));
  const here = regions[at];
  if (here && activeElement instanceof HTMLElement) last.set(here, activeElement);
  const start = at === -1 && step === -1 ? 0 : at;
  for (let passed = 1; passed <= regions.length; passed += 1) {
    const region = regions.at((start + step * passed + regions.length) % regions.length);
    const target = region && region !== here ? targetIn(region, last) : undefined;
    if (!target) continue;
    target.focus();
    return true;
  }
  return false;
}
