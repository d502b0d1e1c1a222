import type { Colour } from '@tastwerk/editor-core/document';
import type { TFunction } from 'i18next';
import { ColourSwatch } from './colour-swatch.js';

/** Colours with their names, as a swatch picker takes them. */
export function colourSwatches(names: readonly Colour[], t: TFunction<'editor'>) {
  return names.map((id) => ({ id, label: t(`colours.${id}`), picture: <ColourSwatch colour={id} /> }));
}
