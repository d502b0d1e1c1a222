import type { Box } from '@tastwerk/editor-core/geometry';
import { swellProfile } from '@tastwerk/editor-core/proofing';
import { Alert, NumberField, Select } from '@tastwerk/ui';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { repeatSelection } from '../objects/index.js';
import { boundsOfSelection } from '../../state/selection.js';
import { issueSentence } from '../../parts/issue-sentence.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorStore } from '../../state/use-editor-state.js';
import { LengthField } from './length-field.js';
import { FormDialog } from '../../parts/form-dialog.js';

interface TypedNumberProps {
  /** Told about each number that is typed; the field itself tells its number once it is left. */
  readonly onType: (value: number) => void;
  /** The field is left: its number is the one that counts. */
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** Around a number field whose number matters while it is typed. */
function TypedNumber({ onType, onLeave, children }: TypedNumberProps) {
  return (
    <div
      onBlur={onLeave}
      onInput={({ target }) => {
        if (!(target instanceof HTMLInputElement)) return;
        const value = Number.parseFloat(target.value.replace(',', '.'));
        if (!Number.isNaN(value)) onType(value);
      }}
    >
      {children}
    </div>
  );
}

/** Copies that are made at once; a row of the smallest parts of an A3 sheet has fewer. */
const MOST_COPIES = 50;

/** Free space in mm at the beginning: what keeps lines apart. */
const GAP_MM = swellProfile.gapLines.warningMm;

const DIRECTIONS = ['right', 'left', 'below', 'above'] as const;
type Direction = (typeof DIRECTIONS)[number];

/** A copy that is cut off by less than this, in mm, counts as on the sheet. */
const TOLERANCE_MM = 0.05;

/** The way from each copy to the next. */
function shiftTo(direction: Direction, { width, height }: Box, gapMm: number) {
  switch (direction) {
    case 'right':
      return { dx: width + gapMm, dy: 0 };
    case 'left':
      return { dx: -width - gapMm, dy: 0 };
    case 'below':
      return { dx: 0, dy: height + gapMm };
    case 'above':
      return { dx: 0, dy: -height - gapMm };
  }
}

function isOnSheet({ x, y, width, height }: Box, sheet: { readonly width: number; readonly height: number }) {
  return (
    Math.min(x, y) > -TOLERANCE_MM &&
    x + width < sheet.width + TOLERANCE_MM &&
    y + height < sheet.height + TOLERANCE_MM
  );
}

const isCount = (count: number) => Number.isInteger(count) && count >= 1 && count <= MOST_COPIES;

/** Makes a row of copies of what is selected, with the same free space between each and the next. */
export function RepeatDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('place');
  const { t: tEditor } = useTranslation('editor');
  const store = useEditorStore();
  const [count, setCount] = useState(1);
  const [direction, setDirection] = useState<Direction>('right');
  const [gapMm, setGapMm] = useState(GAP_MM);
  const [typed, setTyped] = useState<{ readonly count?: number; readonly gapMm?: number }>({});
  const [problem, setProblem] = useState<string | null>(null);

  const boxOfSelection = () => boundsOfSelection(store.kinds, store.getState());
  /** How many copies would not be completely on the sheet, with the numbers as they stand in the fields. */
  const countOutside = () => {
    const box = boxOfSelection();
    const planned = { count, gapMm, ...typed };
    if (!box || !isCount(planned.count)) return 0;
    const sheet = documentOf(store.getState());
    const { dx, dy } = shiftTo(direction, box, planned.gapMm);
    const copies = Array.from({ length: planned.count }, (_, index) => index + 1);
    return copies.filter((copy) => !isOnSheet({ ...box, x: box.x + dx * copy, y: box.y + dy * copy }, sheet))
      .length;
  };
  const outside = countOutside();

  const submit = () => {
    if (!isCount(count)) return;
    const box = boxOfSelection();
    if (!box) return onClose();
    repeatSelection(store, count, shiftTo(direction, box, gapMm));
    const { lastIssue } = store.getState().session;
    if (lastIssue) setProblem(issueSentence(lastIssue, tEditor));
    else onClose();
  };

  return (
    <FormDialog
      title={t('repeat.title')}
      submitLabel={t('repeat.submit')}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <TypedNumber onType={(value) => setTyped({ count: value })} onLeave={() => setTyped({})}>
        <NumberField
          label={t('repeat.count')}
          description={t('repeat.countHelp', { most: MOST_COPIES })}
          {...(isCount(count) ? {} : { errorMessage: t('repeat.countProblem', { most: MOST_COPIES }) })}
          minValue={1}
          maxValue={MOST_COPIES}
          step={1}
          commitBehavior="validate"
          value={count}
          autoFocus
          onChange={(value) => {
            if (!Number.isNaN(value)) setCount(value);
          }}
        />
      </TypedNumber>
      <Select
        label={t('repeat.direction')}
        options={DIRECTIONS.map((id) => ({ id, label: t(`repeat.directions.${id}`) }))}
        value={direction}
        onChange={setDirection}
      />
      <TypedNumber onType={(value) => setTyped({ gapMm: value })} onLeave={() => setTyped({})}>
        <LengthField
          label={t('distance')}
          description={t('repeat.distanceHelp')}
          minValue={0}
          value={gapMm}
          onChange={setGapMm}
        />
      </TypedNumber>
      <div role="status">
        {outside === 0 ? null : <Alert kind="warning">{t('repeat.outside', { count: outside })}</Alert>}
      </div>
    </FormDialog>
  );
}
