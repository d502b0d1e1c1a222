import { boundsOf, uniteBoxes } from '@tastwerk/editor-core';
import { swellProfile } from '@tastwerk/editor-core/proofing';
import { NumberField, Select } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { repeatSelection } from '../actions/copy-actions.js';
import { selectionOf } from '../actions/selection.js';
import { issueSentence } from '../publish/issue-sentence.js';
import { useEditorStore } from '../state/use-editor-state.js';
import { LengthField } from './length-field.js';
import { PlaceDialog } from './place-dialog.js';

/** Copies that are made at once; a row of the smallest parts of an A3 sheet has fewer. */
const MOST_COPIES = 50;

/** Free space in mm at the beginning: what keeps lines apart. */
const GAP_MM = swellProfile.gapLines.warningMm;

const DIRECTIONS = ['right', 'below'] as const;
type Direction = (typeof DIRECTIONS)[number];

/** Makes a row of copies of what is selected, with the same free space between each and the next. */
export function RepeatDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('place');
  const { t: tEditor } = useTranslation('editor');
  const store = useEditorStore();
  const [count, setCount] = useState(1);
  const [direction, setDirection] = useState<Direction>('right');
  const [gapMm, setGapMm] = useState(GAP_MM);
  const [problem, setProblem] = useState<string | null>(null);

  const submit = () => {
    const [first, ...others] = selectionOf(store.getState()).map((object) => boundsOf(object));
    if (!first) return onClose();
    const box = others.reduce(uniteBoxes, first);
    const shift =
      direction === 'right' ? { dx: box.width + gapMm, dy: 0 } : { dx: 0, dy: box.height + gapMm };
    repeatSelection(store, count, shift);
    const { lastIssue } = store.getState().session;
    if (lastIssue) setProblem(issueSentence(lastIssue, tEditor));
    else onClose();
  };

  return (
    <PlaceDialog
      title={t('repeat.title')}
      submitLabel={t('repeat.submit')}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <NumberField
        label={t('repeat.count')}
        minValue={1}
        maxValue={MOST_COPIES}
        step={1}
        value={count}
        autoFocus
        onChange={(value) => {
          if (!Number.isNaN(value)) setCount(value);
        }}
      />
      <Select
        label={t('repeat.direction')}
        options={DIRECTIONS.map((id) => ({ id, label: t(`repeat.directions.${id}`) }))}
        value={direction}
        onChange={setDirection}
      />
      <LengthField
        label={t('distance')}
        description={t('repeat.distanceHelp')}
        minValue={0}
        value={gapMm}
        onChange={setGapMm}
      />
    </PlaceDialog>
  );
}
