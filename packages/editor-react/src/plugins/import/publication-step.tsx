import { type Command, type Kinds, type PageObject, sessionActions } from '@tastwerk/editor-core';
import type { ImportedDrawing, ImportedPublication } from '@tastwerk/editor-core/files';
import { leavesOf } from '@tastwerk/editor-core/objects';
import { Alert, Button, Checkbox } from '@tastwerk/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newUuid } from '../../base/new-uuid.js';
import type { EditorStore } from '../../state/editor-store.js';
import { currentPageOf, documentOf } from '../../state/selectors.js';
import { useEditorStore } from '../../state/use-editor-state.js';
import { wasRun } from '../../state/was-run.js';
import { DRAWING_VIEW, workspaceActions } from '../../state/workspace-state.js';
import { BRAILLE_VIEW } from '../braille-pages/index.js';
import {
  FileNotes,
  FormFields,
  PlaceField,
  RowsPreview,
  useBrailleForm,
  useTextPlace,
} from './braille-fields.js';
import { StepFooter } from './footer-slot.js';
import styles from './import-dialog.module.css';
import { LeftOutList } from './left-out-list.js';
import { PagePreview } from './page-preview.js';
import { printedLine, printedObject, publicationRows, type RowReadings } from './publication-rows.js';

/** Drawings that are shown as pictures; more are named, because each picture takes a moment. */
const SHOWN_DRAWINGS = 12;

/** Whether `object` is a title that no one has written. */
const isBlankTitle = (kinds: Kinds, object: PageObject): boolean =>
  kinds.purposeOf(object) === 'title' && object.type === 'label' && object.pristine;

/**
 * Commands that put each of `drawings` on a page of its own: the first on the page that is shown where nothing is drawn on it, the others
 * behind it. Titles of the draft are not repeated on them, for the drawings have their own.
 */
function pageCommands(store: EditorStore, drawings: readonly ImportedDrawing[]): readonly Command[] {
  const { kinds } = store;
  const state = store.getState();
  const current = currentPageOf(state);
  const isFree = current?.objects.every((object) => isBlankTitle(kinds, object)) === true;
  // A new page repeats a title of the others; the page that is free loses its own.
  const isTitled = documentOf(state)
    .pages.filter((page) => !isFree || page !== current)
    .flatMap(({ objects }) => leavesOf(objects))
    .some((object) => kinds.purposeOf(object) === 'title');
  return drawings.flatMap(({ name, objects }, at): readonly Command[] => {
    const index = state.session.currentPage + at + (isFree ? 0 : 1);
    if (current && isFree && at === 0) {
      const uuids = current.objects.map(({ uuid }) => uuid);
      return [
        ...(uuids.length > 0 ? [{ type: 'remove-objects', uuids } as const] : []),
        { type: 'set-page', uuid: current.uuid, set: { name } },
        { type: 'add-objects', pageUuid: current.uuid, objects },
      ];
    }
    const [uuid, titleLabelUuid] = [newUuid(), newUuid()];
    return [
      { type: 'add-page', uuid, name, titleLabelUuid, index },
      ...(isTitled ? [{ type: 'remove-objects', uuids: [titleLabelUuid] } as const] : []),
      { type: 'add-objects', pageUuid: uuid, objects },
    ];
  });
}

interface DrawingChoiceProps {
  readonly drawing: ImportedDrawing;
  readonly name: string;
  readonly hasPreview: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

function DrawingChoice({ drawing, name, hasPreview, isChosen, onChoose }: DrawingChoiceProps) {
  const { t } = useTranslation('import');
  return (
    <li>
      {hasPreview ? (
        <PagePreview objects={drawing.objects} label={t('publication.preview', { name })} />
      ) : null}
      <Checkbox isSelected={isChosen} onChange={onChoose}>
        {name}
      </Checkbox>
    </li>
  );
}

interface PublicationStepProps {
  readonly content: ImportedPublication;
  readonly onClose: () => void;
}

/** Puts the text of a publication into the braille pages of the draft, and its drawings on pages of their own, in one step of undo. */
export function PublicationStep({ content, onClose }: PublicationStepProps) {
  const { t } = useTranslation('import');
  const store = useEditorStore();
  const { kinds } = store;
  const { title, text, drawings, leftOut, notes } = content;
  const [draft] = useState(() => documentOf(store.getState()));
  const target = useTextPlace(draft.braillePages.content);
  const [takesText, setTakesText] = useState(text !== '');
  const [chosen, setChosen] = useState<ReadonlySet<ImportedDrawing>>(() => new Set(drawings));
  const [isRefused, setRefused] = useState(false);
  const rows = useMemo(() => publicationRows(content, kinds), [content, kinds]);
  const choice = useBrailleForm(rows.join('\n'), content.system);
  const { readings, form } = choice;
  const known = useMemo(
    (): RowReadings => new Map(rows.map((row, at) => [row, readings?.[at] ?? row])),
    [rows, readings],
  );
  const lines = useMemo(() => text.split('\n'), [text]);
  const printed = useMemo(() => lines.map((line) => printedLine(line, known)), [lines, known]);

  const place = () => {
    const taken = drawings.filter((drawing) => chosen.has(drawing));
    const isPrint = form === 'print';
    const commands: readonly Command[] = [
      ...pageCommands(
        store,
        taken.map(({ name, objects }) => ({
          name: known.get(name) ?? name,
          objects: isPrint ? objects.map((object) => printedObject(object, known)) : objects,
        })),
      ),
      ...(takesText
        ? [
            {
              type: 'set-braille-pages',
              set: { content: target.textWith((isPrint ? printed : lines).join('\n')) },
            } as const,
          ]
        : []),
      ...(draft.graphicTitle.trim() === '' && title !== ''
        ? [{ type: 'set-document-properties', set: { graphicTitle: title } } as const]
        : []),
    ];
    if (!wasRun(store, { type: 'transaction', commands })) return setRefused(true);
    if (taken.length === 0) store.dispatch(workspaceActions.showView(BRAILLE_VIEW));
    else {
      const added = documentOf(store.getState()).pages.length - draft.pages.length;
      const before = store.getState().session.currentPage;
      store.dispatch(workspaceActions.showView(DRAWING_VIEW));
      store.dispatch(sessionActions.setTool('SELECT'));
      store.dispatch(sessionActions.setCurrentPage(before + (added === taken.length ? 1 : 0)));
    }
    onClose();
  };

  return (
    <>
      <p>{title === '' ? t('publication.untitled') : t('publication.summary', { title })}</p>
      {text === '' ? null : (
        <section className={styles.fields}>
          <h3 className={styles.heading}>{t('publication.text', { count: lines.length })}</h3>
          <Checkbox isSelected={takesText} onChange={setTakesText}>
            {t('publication.takeText')}
          </Checkbox>
          <RowsPreview
            rows={lines}
            readings={readings === null ? null : printed}
            system={choice.system}
            areParagraphs
          />
          {takesText ? <PlaceField {...target} /> : null}
        </section>
      )}
      {drawings.length === 0 ? null : (
        <section className={styles.fields}>
          <h3 className={styles.heading}>{t('publication.drawings', { count: drawings.length })}</h3>
          <p className={styles.note}>{t('publication.pages')}</p>
          <ul className={styles.drawings}>
            {drawings.map((drawing, at) => (
              <DrawingChoice
                key={at}
                drawing={drawing}
                name={t('publication.drawing', {
                  number: at + 1,
                  name: (readings && known.get(drawing.name)) ?? drawing.name,
                })}
                hasPreview={at < SHOWN_DRAWINGS}
                isChosen={chosen.has(drawing)}
                onChoose={(isChosen) =>
                  setChosen(new Set(drawings.filter((one) => (one === drawing ? isChosen : chosen.has(one)))))
                }
              />
            ))}
          </ul>
        </section>
      )}
      {rows.length === 0 ? null : <FormFields {...choice} />}
      {form === 'print' ? <p className={styles.note}>{t('publication.printHelp')}</p> : null}
      {leftOut.length > 0 ? (
        <Alert kind="warning" title={t('drawing.leftOut')}>
          <LeftOutList names={leftOut} />
        </Alert>
      ) : null}
      <FileNotes notes={notes} />
      {isRefused ? (
        <Alert kind="danger" isAnnounced>
          {t('publication.refused')}
        </Alert>
      ) : null}
      <StepFooter>
        <Button onPress={onClose}>{t('cancel')}</Button>
        <Button variant="primary" isDisabled={!takesText && chosen.size === 0} onPress={place}>
          {t('publication.place')}
        </Button>
      </StepFooter>
    </>
  );
}
