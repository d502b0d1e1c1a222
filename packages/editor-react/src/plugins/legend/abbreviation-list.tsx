import { type LabelObject, LIMITS } from '@tastwerk/editor-core';
import { languageOfSystem } from '@tastwerk/editor-core/braille';
import { keyOf } from '@tastwerk/editor-core/legend';
import { walkObjects } from '@tastwerk/editor-core/objects';
import { IconButton, Panel, Switch } from '@tastwerk/ui';
import { LocateFixed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BufferedField } from '../../parts/buffered-field.js';
import fields from '../../parts/fields.module.css';
import type { LegendView } from './legend-view.js';
import styles from './legend.module.css';
import { otherTextOf } from './other-text.js';
import { WordsCells } from './words-cells.js';

const ICON_PX = 16;

/** The labels that the legend of the page explains or could explain, in painting order; titles are never abbreviated. */
function keyedLabels({ document, page }: LegendView): readonly LabelObject[] {
  const labels: LabelObject[] = [];
  const pages = keyOf(page)?.explains === 'document' ? document.pages : [page];
  for (const { objects } of pages)
    walkObjects(objects, (object) => {
      if (object.type === 'label' && object.isKey && !object.isTitle) labels.push(object);
    });
  return labels;
}

function AbbreviationRow({ view, label }: { readonly view: LegendView; readonly label: LabelObject }) {
  const { t } = useTranslation('legend');
  const { document, book, run, onShow } = view;
  const { uuid, text, keyVal } = label;
  const set = (change: Partial<LabelObject>) =>
    run({ type: 'update-objects', changes: [{ uuid, set: change }] });
  const other = otherTextOf(document, label);
  const note = keyVal.trim() === '' ? t('abbreviationMissing') : other && t('abbreviationTwice', { other });
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <div className={styles.head}>
          <Switch isSelected onChange={(isKey) => set({ isKey })}>
            <span lang={languageOfSystem(document.system)}>{text}</span>
          </Switch>
          <IconButton
            label={t('showLabel', { text })}
            icon={<LocateFixed size={ICON_PX} />}
            onPress={() => onShow(uuid)}
          />
        </div>
        <BufferedField
          label={t('abbreviation', { text })}
          value={keyVal}
          textLanguage={languageOfSystem(document.system)}
          maxLength={LIMITS.keyValLength}
          onCommit={(next) => set({ keyVal: next })}
          {...(note ? { description: note } : {})}
        />
        <WordsCells text={keyVal.trim()} system={document.system} book={book} />
        <WordsCells text={text} system={document.system} book={book} />
      </div>
    </li>
  );
}

/** The labels that the drawing abbreviates, each with its abbreviation and both in cells. */
export function AbbreviationList({ view }: { readonly view: LegendView }) {
  const { t } = useTranslation('legend');
  const labels = keyedLabels(view);
  return (
    <Panel title={t('abbreviations')}>
      {labels.length === 0 ? <p className={fields.note}>{t('abbreviationsEmpty')}</p> : null}
      <ul className={styles.list}>
        {labels.map((label) => (
          <AbbreviationRow key={label.uuid} view={view} label={label} />
        ))}
      </ul>
    </Panel>
  );
}
