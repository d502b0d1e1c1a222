import type { PageObject, SceneResources } from '@tastwerk/editor-core';
import { isShape } from '@tastwerk/editor-core/objects';
import type { TFunction } from 'i18next';
import type { Lengths } from '../state/use-millimetres.js';

/** What words about an object need to know. */
export interface WordContext extends Lengths {
  /** Texts of the editor; `spoken` by its prefix. */
  readonly t: TFunction;
  readonly resources: Pick<SceneResources, 'kinds'>;
}

/** How far `object` is turned; undefined when it is not. */
export function turnWords(
  object: PageObject,
  { t, millimetres, resources }: WordContext,
): string | undefined {
  const angle = resources.kinds.angleOf(object);
  return angle % 360 === 0 ? undefined : t('spoken:turned', { angle: millimetres(angle) });
}

/** What a finger feels of its surface: texture, or the fill when it swells. */
export function surfaceWords(object: PageObject, { t, resources }: WordContext): string | undefined {
  if (!resources.kinds.isKnown(object) || !isShape(object)) return undefined;
  const { template } = object.pattern;
  if (template !== null) return t('spoken:texture', { texture: t(`textures.${template}`) });
  return object.fill === 'none' ? undefined : t('spoken:fill', { fill: t(`colours.${object.fill}`) });
}

/** How the line of `object` is drawn: width, style and heads; undefined for what draws none. */
export function lineWords(object: PageObject, { t, judged, resources }: WordContext): string | undefined {
  if (!resources.kinds.isKnown(object) || !('borderStyle' in object) || !object.border) return undefined;
  const { borderWidth, borderStyle, borderColour } = object;
  const [startsWithHead, endsWithHead] =
    'startArrow' in object ? [object.startArrow, object.endArrow] : [false, false];
  const heads =
    startsWithHead && endsWithHead ? 'both' : startsWithHead ? 'start' : endsWithHead ? 'end' : null;
  return [
    t('spoken:line', { width: judged(borderWidth), style: t(`borderStyles.${borderStyle}`).toLowerCase() }),
    ...(borderColour === 'black' ? [] : [t(`colours.${borderColour}`)]),
    ...(heads ? [t(`spoken:heads.${heads}`)] : []),
  ].join(', ');
}
