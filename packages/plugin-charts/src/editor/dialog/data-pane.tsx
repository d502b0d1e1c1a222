import { PAPER_FORMAT_NAMES, type PaperFormat } from '@tastwerk/editor-core/document';
import { Alert, Button, FileButton, Select, TextField } from '@tastwerk/ui';
import { FileInput, Shapes } from 'lucide-react';
import { type DragEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DATA_LIMITS } from '../../data/index.js';
import { CHART_LIMITS } from '../../sheet/fields.js';
import { CHART_TYPES } from '../../types/index.js';
import { Fields } from '../form/fields.js';
import { shapesOf } from '../form/field-shapes.js';
import { type ChartForm, ChartFormContext } from '../form/form-context.js';
import { TableField } from '../form/table-field.js';
import { tableFormOf } from '../form/table-forms.js';
import { chartLanguage, type ReadChart, withData } from '../sheet/read-data.js';
import styles from './chart-dialog.module.css';
import { issueAt, issueWords } from './issue-words.js';
import type { ChartDraft, useChartDraft } from './use-chart-draft.js';

const ICON_PX = 16;
const ENDINGS = ['.csv', '.tsv', '.txt', '.json', '.vl.json'];
/** What has a place of its own above the fields. */
const PLACED = new Set(['type', 'title', 'language']);

interface DataPaneProps {
  readonly draft: ChartDraft;
  readonly setAt: ReturnType<typeof useChartDraft>['setAt'];
  /** Takes a whole chart, such as from a file. */
  readonly onRead: (chart: ReadChart, fileName?: string) => void;
  /** What was found out about the table that was read last. */
  readonly found: string | undefined;
  readonly onChangeType: () => void;
  readonly paper?: PaperFormat | 'auto';
  readonly setPaper?: (paper: PaperFormat | undefined) => void;
  readonly newPlace?: 'sheet' | 'page';
  readonly setNewPlace?: (place: 'sheet' | 'page') => void;
}

/** What a chart says: its title, its data as a table or as fields of its type, and where it goes. */
export function DataPane(props: DataPaneProps) {
  const { draft, setAt, onRead, found, onChangeType, paper, setPaper, newPlace, setNewPlace } = props;
  const { t, i18n } = useTranslation('charts');
  const [failure, setFailure] = useState<string>();
  const [isPasted, setPasted] = useState(false);
  const [isOver, setOver] = useState(false);
  const { type, values, issues, good } = draft;
  const { language } = good;

  const form = useMemo<ChartForm>(
    () => ({
      type,
      language,
      values,
      setAt,
      errorAt: (path) => {
        const issue = issueAt(issues, path);
        return issue && issueWords(issue, type, t, chartLanguage(i18n.language));
      },
    }),
    [type, language, values, setAt, issues, t, i18n.language],
  );
  const shapes = shapesOf(CHART_TYPES[type].schema);
  const table = tableFormOf({ ...good });
  const fields = shapes.filter(({ name }) => !PLACED.has(name) && !table?.properties.includes(name));

  const read = (data: string | Uint8Array, fileName?: string) => {
    const chart = withData(good, data, chartLanguage(i18n.language));
    setFailure(chart.ok ? undefined : chart.error);
    if (chart.ok) onRead(chart.value, fileName);
  };
  const readFile = async (file: File) => {
    // Not read where it is too large anyway: a file may be of any size.
    if (file.size > DATA_LIMITS.size) setFailure(t('import.tooLarge'));
    else read(new Uint8Array(await file.arrayBuffer()), file.name);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void readFile(file);
  };
  const titleError = form.errorAt(['title']);

  return (
    <ChartFormContext value={form}>
      <section
        className={styles.data}
        aria-label={t('dialog.data')}
        data-density="dense"
        data-drop={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <div className={styles.row}>
          <Button icon={<Shapes size={ICON_PX} />} onPress={onChangeType}>
            {t('data.changeType')}
          </Button>
          <FileButton
            accept={ENDINGS}
            icon={<FileInput size={ICON_PX} />}
            onFile={(file) => void readFile(file)}
          >
            {t('data.file')}
          </FileButton>
        </div>
        {failure === undefined ? null : (
          <Alert kind="danger" isAnnounced>
            {failure}
          </Alert>
        )}
        {found === undefined || failure !== undefined ? null : (
          <Alert kind="info" isAnnounced>
            {found}
          </Alert>
        )}
        <TextField
          label={t('data.title')}
          value={typeof values['title'] === 'string' ? values['title'] : ''}
          onChange={(title) => setAt(['title'], title)}
          maxLength={CHART_LIMITS.titleLength}
          {...(newPlace ? { description: t('data.titleOfPage') } : {})}
          {...(titleError === undefined ? {} : { errorMessage: titleError })}
        />
        {table ? (
          <section aria-label={t('data.table')}>
            <h3 className={styles.heading}>{t('data.table')}</h3>
            <p className={styles.note}>{t(draft.isTouched ? 'data.pasteHint' : 'data.exampleHint')}</p>
            <TableField
              form={table}
              isExample={!draft.isTouched}
              onText={(text) => {
                setPasted(true);
                read(text);
              }}
              takesFocus={isPasted}
              key={draft.round}
            />
          </section>
        ) : null}
        {fields.length > 0 ? <Fields key={draft.round} path={[]} fields={fields} /> : null}
        {paper && setPaper ? (
          <Select
            label={t('data.paper')}
            value={paper}
            options={(['auto', ...PAPER_FORMAT_NAMES] as const).map((id) => ({
              id,
              label: t(`papers.${id}`),
            }))}
            onChange={(id) => setPaper(id === 'auto' ? undefined : id)}
          />
        ) : null}
        {newPlace && setNewPlace ? (
          <Select
            label={t('data.place')}
            value={newPlace}
            options={(['sheet', 'page'] as const).map((id) => ({ id, label: t(`places.${id}`) }))}
            onChange={setNewPlace}
          />
        ) : null}
      </section>
    </ChartFormContext>
  );
}
