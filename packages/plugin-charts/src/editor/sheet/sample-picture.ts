import type { Engine } from '@tastwerk/editor-core';
import { type BrailleSystem, NO_BRAILLE } from '@tastwerk/editor-core/braille';
import { buildScene, bundledFontMetrics } from '@tastwerk/editor-core/scene';
import { uuidFrom } from '@tastwerk/editor-core/objects';
import { sceneToSvg, svgAddress } from '@tastwerk/render/svg';
import { layOutSheet, sheetIds } from '../../making/make-sheet.js';
import type { ChartLanguage } from '../../sheet/sheet.js';
import { type ChartSpec, CHART_TYPES, type ChartTypeName } from '../../types/index.js';

/** Sharpness of a small picture, about 130 px wide. */
const PX_PER_MM = 1;

/** Ids of what is drawn for a picture and kept nowhere. */
const IDS = sheetIds((part) => uuidFrom(`sample/${part}`));

const SYSTEMS: Readonly<Record<ChartLanguage, BrailleSystem>> = { de: 'DE:VOLL', en: 'EN:UEB1' };

/** The example of a type of chart. */
export const sampleOf = (type: ChartTypeName, language: ChartLanguage): ChartSpec =>
  CHART_TYPES[type].sample(language);

/** A sheet with `spec` as the address of a small picture; its labels have letters alone. */
export function samplePicture(engine: Engine, spec: ChartSpec): string {
  const wish = { engine, ids: IDS, writing: { system: SYSTEMS[spec.language] } };
  const { document } = layOutSheet(spec, wish, NO_BRAILLE);
  const resources = { kinds: engine.kinds, braille: NO_BRAILLE, font: bundledFontMetrics };
  return svgAddress(sceneToSvg(buildScene(document, 0, resources), { pxPerMm: PX_PER_MM }));
}
