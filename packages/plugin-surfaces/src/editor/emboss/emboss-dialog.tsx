import { wordLanguage } from '@tastwerk/editor-core/braille';
import { FindingList, type OverlayProps } from '@tastwerk/editor-react';
import { Alert, Button, Dialog, RadioGroup, saveBlob } from '@tastwerk/ui';
import { Download } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { gridProblems } from '../../embossing/grid-problems.js';
import { GRIDS } from '../../embossing/grids.js';
import { EMBOSSING_FORMATS, EMBOSSING_OUTPUTS, type EmbossingFormat } from '../../embossing/outputs.js';
import { embossingFile } from '../../embossing/write-embossing.js';
import { useOpenedDocument } from '../opened-document.js';
import { PageSelect } from '../page-select.js';
import panes from '../panes.module.css';
import { useWork, type Work } from '../use-work.js';
import styles from './emboss-dialog.module.css';
import { type EmbossedDocument, embossedDocument } from './embossed-document.js';
import { sheetPicture } from './sheet-picture.js';

const ICON_PX = 18;

/** Findings of the proof that are listed; the others are counted. */
const MOST_FINDINGS = 6;

interface SheetProps {
  readonly embossed: EmbossedDocument;
  readonly page: number;
}

/** A page as it is embossed. */
function Sheet({ embossed: { format, drawn, sheets }, page }: SheetProps) {
  const { t } = useTranslation('surfaces');
  const sheet = sheets[page];
  const picture = useMemo(
    () => sheet && sheetPicture(sheet, gridProblems(sheet, GRIDS[EMBOSSING_OUTPUTS[format].grid])),
    [sheet, format],
  );
  if (!sheet) return null;
  const { width, height } = drawn.document;
  return (
    <img
      src={picture}
      alt={t('emboss.picture', { page: page + 1, columns: sheet.dots.columns, rows: sheet.dots.rows })}
      className={styles.paper}
      style={{ aspectRatio: `${width} / ${height}` }}
    />
  );
}

/** What the raster does not hold as it should. */
function Problems({ embossed }: { readonly embossed: EmbossedDocument }) {
  const { t, i18n } = useTranslation('surfaces');
  const { drawn, notes, findings, unwritten } = embossed;
  const language = wordLanguage(i18n.language);
  return (
    <>
      {notes.length === 0 ? (
        <Alert kind="success">{t('emboss.fits')}</Alert>
      ) : (
        <Alert kind="warning" title={t('emboss.narrow')}>
          <ul className={styles.notes}>
            {notes.map((note) => (
              <li key={note[language]}>{note[language]}</li>
            ))}
          </ul>
        </Alert>
      )}
      {unwritten === 0 ? null : <Alert kind="warning">{t('dialog.unwritten', { count: unwritten })}</Alert>}
      {findings.length === 0 ? null : (
        <section className={panes.pane}>
          <h3 className={panes.heading}>{t('emboss.proof')}</h3>
          <FindingList findings={findings} document={drawn.document} most={MOST_FINDINGS} />
        </section>
      )}
    </>
  );
}

/** Shows the pages as an embosser punches them, and hands out the file for it. The document stays as it is. */
export function EmbossDialog({ onClose }: OverlayProps) {
  const { t } = useTranslation('surfaces');
  const opened = useOpenedDocument();
  const { engine, document, translator } = opened;
  const [format, setFormat] = useState<EmbossingFormat>('index');
  const [page, setPage] = useState(opened.page);
  const [attempt, setAttempt] = useState(0);
  const [saved, setSaved] = useState<string | null>(null);
  const emboss = useCallback<Work<EmbossedDocument>>(
    (signal) => embossedDocument({ engine, document, translator, format }, signal),
    [engine, document, translator, format],
  );
  const state = useWork(emboss, attempt);
  const save = ({ drawn, sheets }: EmbossedDocument) => {
    const { name, mime, bytes } = embossingFile(format, drawn, sheets);
    saveBlob(new Blob([bytes.slice()], { type: mime }), name);
    setSaved(name);
  };

  return (
    <Dialog
      isOpen
      size="wide"
      title={t('emboss.title')}
      closeLabel={t('dialog.close')}
      onClose={onClose}
      footer={
        <>
          <p role="status" className={styles.status}>
            {state.kind === 'running' ? t('emboss.running') : null}
            {state.kind === 'done' && saved !== null ? t('dialog.saved', { name: saved }) : null}
          </p>
          {state.kind === 'failed' ? (
            <Button onPress={() => setAttempt(attempt + 1)}>{t('dialog.again')}</Button>
          ) : null}
          <Button
            variant="primary"
            icon={<Download size={ICON_PX} />}
            isDisabled={state.kind !== 'done'}
            onPress={() => {
              if (state.kind === 'done') save(state.value);
            }}
          >
            {t('dialog.save')}
          </Button>
        </>
      }
    >
      <div className={panes.panes}>
        <div className={panes.pane}>
          <RadioGroup
            label={t('emboss.format')}
            options={EMBOSSING_FORMATS.map((id) => ({
              id,
              label: t(`emboss.formats.${id}.name`),
              description: t(`emboss.formats.${id}.help`),
            }))}
            value={format}
            onChange={(chosen) => {
              setFormat(chosen);
              setSaved(null);
            }}
          />
          {state.kind === 'failed' ? (
            <Alert kind="danger" isAnnounced>
              {t('dialog.failed')}
            </Alert>
          ) : null}
          {state.kind === 'done' ? <Problems embossed={state.value} /> : null}
          <Alert kind="info">{t('emboss.untried')}</Alert>
        </div>
        <div className={panes.pane}>
          <PageSelect document={document} page={page} onChange={setPage} />
          <div className={styles.desk}>
            {state.kind === 'done' ? <Sheet embossed={state.value} page={page} /> : null}
          </div>
        </div>
      </div>
    </Dialog>
  );
}
