import type { GuideStep } from './guide-steps.js';

/** A way from a step to where its work is done: a panel or an action, by its name. */
export type GuideWay = { readonly panel: string } | { readonly action: string };

const panel = (id: string): GuideWay => ({ panel: id });
const action = (id: string): GuideWay => ({ action: id });

/** The ways of each step, the usual one first. One whose plugin is missing is left out. */
export const GUIDE_WAYS: Readonly<Record<GuideStep, readonly GuideWay[]>> = {
  introduction: [action('shortcuts'), action('palette')],
  categorize: [panel('draft')],
  template: [action('templates')],
  setUp: [panel('pages'), panel('draft')],
  draw: [action('rect'), action('line'), action('label'), panel('object')],
  legend: [panel('legend')],
  describe: [panel('braillePages'), action('braillePages')],
  proofing: [action('proof'), action('preview')],
  finish: [action('publish')],
};
