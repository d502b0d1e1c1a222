import { isBlackPrint } from '../paint/black-print.js';
import type { PrintFace } from './raster-messages.js';

const ADDRESS = /url\((["']?)(.*?)\1\)/g;

/** The rules of a sheet, those in its blocks and of imported sheets included; none of a sheet of another origin, which tells nothing. */
function rulesOf(sheet: CSSStyleSheet | CSSGroupingRule): readonly CSSRule[] {
  try {
    return [...sheet.cssRules].flatMap((rule) => {
      if (rule instanceof CSSImportRule) return rule.styleSheet ? rulesOf(rule.styleSheet) : [];
      return rule instanceof CSSGroupingRule ? rulesOf(rule) : [rule];
    });
  } catch {
    return [];
  }
}

/** Where addresses in `rule` start from: its sheet, or the page for a sheet that stands in it. */
function baseOf(rule: CSSRule): string {
  return rule.parentStyleSheet?.href ?? document.baseURI;
}

function faceOf(rule: CSSRule): readonly PrintFace[] {
  if (!(rule instanceof CSSFontFaceRule)) return [];
  const said = (name: string) => rule.style.getPropertyValue(name);
  if (!isBlackPrint(said('font-family'))) return [];
  const source = said('src').replaceAll(
    ADDRESS,
    (_, __, address: string) => `url("${new URL(address, baseOf(rule)).href}")`,
  );
  const [style, weight, unicodeRange] = [said('font-style'), said('font-weight'), said('unicode-range')];
  return [
    {
      source,
      descriptors: {
        ...(style === '' ? {} : { style }),
        ...(weight === '' ? {} : { weight }),
        ...(unicodeRange === '' ? {} : { unicodeRange }),
      },
    },
  ];
}

/** The faces of the bundled font that the style sheets of the page declare. */
export function printFaces(): readonly PrintFace[] {
  return [...document.styleSheets].flatMap(rulesOf).flatMap(faceOf);
}

/** Whether the page has loaded a face of the bundled font. */
export function hasPrint(): boolean {
  return [...document.fonts].some(({ family, status }) => isBlackPrint(family) && status === 'loaded');
}
