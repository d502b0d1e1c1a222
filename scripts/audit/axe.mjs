import axe from 'axe-core';

/** Where the pointer rests a tip may stand or not; it belongs to its button, though it lies outside of all landmarks. */
const LEFT_OUT = { exclude: ['[role="tooltip"]', '[data-overlay-container]:has(> [role="tooltip"])'] };

/**
 * The violations that axe finds on what `page` shows, without the rules in `but`. Axe is put into a page once, and lists violations alone;
 * of frames it sees those that have it too.
 */
export async function violationsOn(page, but = []) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const rules = Object.fromEntries(but.map((id) => [id, { enabled: false }]));
  const { violations } = await page.evaluate(
    ([context, options]) => window.axe.run(context, options),
    [LEFT_OUT, { rules, resultTypes: ['violations'] }],
  );
  return violations;
}
