import { LIMITS } from '../../../values/limits.js';
import type { SceneContext } from '../../../objects/kinds.js';
import { labelDefaults, type LabelLayout, type LabelObject, layOutLabel } from '../../labels/index.js';

/** Words of a legend as a label: in braille and black print, as tall as they need. */
function wordsLabel(text: string, brailleOverride: LabelObject['brailleOverride'] = null): LabelObject {
  return { ...labelDefaults, uuid: '', text, brailleOverride, height: LIMITS.coordinateMm };
}

/** Lays `text` out in `widthMm` as a label's. */
export type LayOutWords = (
  text: string,
  widthMm: number,
  brailleOverride?: LabelObject['brailleOverride'],
) => LabelLayout;

/** Lays words out in `context`, each only once: a legend is set in several ways until one fits. */
export function wordsIn(context: SceneContext): LayOutWords {
  const known = new Map<string, LabelLayout>();
  return (text, widthMm, brailleOverride = null) => {
    const name = JSON.stringify([text, widthMm, brailleOverride]);
    const layout =
      known.get(name) ?? layOutLabel({ ...wordsLabel(text, brailleOverride), width: widthMm }, context);
    known.set(name, layout);
    return layout;
  };
}
