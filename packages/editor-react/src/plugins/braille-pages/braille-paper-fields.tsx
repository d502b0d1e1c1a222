import type { BraillePagesLayout } from '@tastwerk/editor-core';
import {
  BRAILLE_PAPER_IDS,
  BRAILLE_PAPER_MM,
  type BraillePaperId,
  paperLimits,
} from '@tastwerk/editor-core/braille';
import { NumberField, Select } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../../parts/fields.module.css';

const SIDES = ['width', 'height'] as const;
/** Sizes are given to a tenth of a millimetre, as those in inches need it. */
const STEP_MM = 0.1;

const COUNTS = ['cellsPerRow', 'rowsPerPage'] as const;

/** A choice of paper, with the layouts before and after it; that after it comes with the next rendering. */
interface Choice {
  readonly before: BraillePagesLayout;
  readonly after: BraillePagesLayout | null;
}

/** What the choice has reduced, as long as it is as the choice has left it. */
function reducedBy(choice: Choice | null, layout: BraillePagesLayout): readonly (typeof COUNTS)[number][] {
  if (!choice?.after) return [];
  const { before, after } = choice;
  const isSamePaper = SIDES.every((side) => layout[side] === after[side]) && layout.paper === after.paper;
  if (!isSamePaper) return [];
  return COUNTS.filter((field) => layout[field] === after[field] && after[field] < before[field]);
}

interface BraillePaperFieldsProps {
  readonly layout: BraillePagesLayout;
  readonly onChange: (change: Partial<BraillePagesLayout>) => void;
}

/** The paper of the braille pages, what has room on it, and what its choice has reduced. */
export function BraillePaperFields({ layout, onChange }: BraillePaperFieldsProps) {
  const { t } = useTranslation('editor');
  const [choice, setChoice] = useState<Choice | null>(null);
  if (choice && !choice.after && choice.before !== layout) setChoice({ ...choice, after: layout });
  const { cells, rows } = paperLimits(layout);
  const reduced = reducedBy(choice, layout);

  const choose = (change: Partial<BraillePagesLayout>) => {
    setChoice({ before: layout, after: null });
    onChange(change);
  };

  return (
    <>
      <div>
        <Select<BraillePaperId>
          label={t('braillePages.paper')}
          description={t('braillePages.paperLimits', { cells, rows })}
          options={BRAILLE_PAPER_IDS.map((id) => ({ id, label: t(`braillePages.papers.${id}`) }))}
          value={layout.paper}
          onChange={(paper) => choose({ paper })}
        />
        <div role="status">
          {reduced.map((field) => (
            <p key={field} className={styles.note}>
              {t(`braillePages.reduced.${field}`, { now: layout[field], before: choice?.before[field] })}
            </p>
          ))}
        </div>
      </div>
      {layout.paper === 'custom' ? (
        <div className={styles.pairs}>
          {SIDES.map((side) => (
            <NumberField
              key={side}
              label={t(`braillePages.paper${side === 'width' ? 'Width' : 'Height'}`)}
              unit="millimeter"
              minValue={BRAILLE_PAPER_MM[side].min}
              maxValue={BRAILLE_PAPER_MM[side].max}
              step={STEP_MM}
              value={layout[side]}
              onChange={(value) => {
                if (!Number.isNaN(value)) choose({ paper: 'custom', [side]: value });
              }}
            />
          ))}
        </div>
      ) : null}
    </>
  );
}
