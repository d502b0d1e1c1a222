import type { RuleId } from '../rule-ids.js';
import { PROOFING_RULE_IDS } from '../rule-ids.js';
import type { DocumentRule, ObjectRule, PageRule, Rule } from '../rule.js';
import { braille } from './braille.js';
import { dash } from './dash.js';
import { description } from './description.js';
import { flat, flatPart } from './flat.js';
import { gapElements } from './gap-elements.js';
import { gapLines } from './gap-lines.js';
import { grey } from './grey.js';
import { labelAbbrev } from './label-abbrev.js';
import { labelClear } from './label-clear.js';
import { labelFit } from './label-fit.js';
import { labelGap } from './label-gap.js';
import { labelLetter } from './label-letter.js';
import { labelOverlap } from './label-overlap.js';
import { labelRot } from './label-rot.js';
import { lineLen } from './line-len.js';
import { lineWidth } from './line-width.js';
import { margin } from './margin.js';
import { pageOverflow } from './page-overflow.js';
import { partMin } from './part-min.js';
import { shapeMin } from './shape-min.js';
import { textureArea } from './texture-area.js';
import { textureContour } from './texture-contour.js';
import { textureContrast } from './texture-contrast.js';
import { textureCount } from './texture-count.js';
import { textureRepeat } from './texture-repeat.js';
import { crossing } from './crossing.js';
import { arrow } from './arrow.js';
import { lead } from './lead.js';
import { recess } from './recess.js';
import { pointMin } from './point-min.js';
import { sameKind } from './same-kind.js';
import { stylesCount } from './styles-count.js';
import { density } from './density.js';
import { brailleOutdated } from './braille-outdated.js';
import { abbrevLegend } from './abbrev-legend.js';
import { abbrevLength } from './abbrev-length.js';
import { legendNeed, legendOrphan } from './legend-need.js';
import { legendOrder } from './legend-order.js';
import { legendSize } from './legend-size.js';
import { legendFit } from './legend-fit.js';
import { title } from './title.js';
import { widthClasses } from './width-classes.js';

/** Every rule; an id without one does not compile. */
const RULES: { readonly [I in RuleId]: Rule } = {
  title,
  description,
  braille,
  'page-overflow': pageOverflow,
  margin,
  'gap-elements': gapElements,
  'gap-lines': gapLines,
  'shape-min': shapeMin,
  'part-min': partMin,
  'texture-area': textureArea,
  'texture-count': textureCount,
  'texture-contour': textureContour,
  'texture-repeat': textureRepeat,
  'texture-contrast': textureContrast,
  'line-len': lineLen,
  'line-width': lineWidth,
  'width-classes': widthClasses,
  dash,
  grey,
  flat,
  'flat-part': flatPart,
  'label-overlap': labelOverlap,
  'label-clear': labelClear,
  'label-gap': labelGap,
  'label-fit': labelFit,
  'label-rot': labelRot,
  'label-letter': labelLetter,
  'label-abbrev': labelAbbrev,
  crossing,
  arrow,
  lead,
  recess,
  'point-min': pointMin,
  'same-kind': sameKind,
  'styles-count': stylesCount,
  density,
  'braille-outdated': brailleOutdated,
  'abbrev-length': abbrevLength,
  'abbrev-legend': abbrevLegend,
  'legend-need': legendNeed,
  'legend-orphan': legendOrphan,
  'legend-order': legendOrder,
  'legend-size': legendSize,
  'legend-fit': legendFit,
};

function rulesOf<S extends Rule['scope']>(scope: S) {
  type Scoped = Extract<Rule, { readonly scope: S }>;
  const isScoped = (rule: Rule): rule is Scoped => rule.scope === scope;
  return PROOFING_RULE_IDS.flatMap((id): (readonly [RuleId, Scoped])[] => {
    const rule = RULES[id];
    return isScoped(rule) ? [[id, rule]] : [];
  });
}

/** The rules that look at one object alone, with their ids. */
export const OBJECT_RULES: readonly (readonly [RuleId, ObjectRule])[] = rulesOf('object');

/** The rules that look at a page. */
export const PAGE_RULES: readonly (readonly [RuleId, PageRule])[] = rulesOf('page');

/** The rules that look at the document. */
export const DOCUMENT_RULES: readonly (readonly [RuleId, DocumentRule])[] = rulesOf('document');
