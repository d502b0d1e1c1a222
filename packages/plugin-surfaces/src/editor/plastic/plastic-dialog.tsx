import type { DrawnDocument } from '@tastwerk/editor-core/files';
import type { OverlayProps } from '@tastwerk/editor-react';
import { Alert, Button, Dialog, saveBlob, Spinner } from '@tastwerk/ui';
import { Download } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlatePart, PlateWish } from '../../plastic/plate-parts.js';
import { isReliefProfile } from '../../plastic/relief-profile.js';
import { volumeOf } from '../../plastic/triangles.js';
import { type DrawnWork, drawnDocument } from '../drawn-document.js';
import { useOpenedDocument } from '../opened-document.js';
import { PageSelect } from '../page-select.js';
import panes from '../panes.module.css';
import { useWork, type Work } from '../use-work.js';
import type { ShownPlate } from './plate-picture.js';
import { PlatePreview } from './plate-preview.js';
import {
  bedOf,
  FIRST_SETTINGS,
  formatOf,
  kindOf,
  type PlateSettings,
  PlateSettingsFields,
} from './plate-settings.js';
import { fileOfPlates, platesToLookAt } from './plate-work.js';
import styles from './plastic-dialog.module.css';

const ICON_PX = 18;
const MM3_PER_CM3 = 1000;

/** The file that is asked for: made, handed out, or not. */
type Saving =
  | { readonly kind: 'running' }
  | { readonly kind: 'saved'; readonly name: string }
  | { readonly kind: 'failed' };

/** Makes the file of all pages, and hands it out. Another call, and closing, end the one before. */
function useSaving() {
  const [saving, setSaving] = useState<Saving>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  const forget = useCallback(() => {
    abort.current?.abort();
    setSaving(undefined);
  }, []);
  const save = (drawn: DrawnDocument, settings: PlateSettings, wish: PlateWish) => {
    forget();
    const { signal } = (abort.current = new AbortController());
    setSaving({ kind: 'running' });
    const { scenes, fileName } = drawn;
    fileOfPlates({ scenes, wish, format: formatOf(settings), fileName }, signal).then(
      ({ name, mime, bytes }) => {
        saveBlob(new Blob([bytes.slice()], { type: mime }), name);
        setSaving({ kind: 'saved', name });
      },
      () => {
        if (!signal.aborted) setSaving({ kind: 'failed' });
      },
    );
  };
  return { saving, save, forget };
}

interface FactsProps {
  readonly parts: readonly PlatePart[];
  readonly size: { readonly widthMm: number; readonly heightMm: number };
  readonly product: PlateSettings['product'];
}

/** How large the plate is, and how much plastic it needs. */
function Facts({ parts, size, product }: FactsProps) {
  const { t, i18n } = useTranslation('surfaces');
  const volume = useMemo(() => parts.reduce((sum, { faces }) => sum + volumeOf(faces), 0), [parts]);
  const number = (value: number) =>
    new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0 }).format(value);
  return (
    <p className={styles.facts}>
      {t('plastic.size', { width: number(size.widthMm), height: number(size.heightMm) })}
      {product === 'sheets' ? null : ` ${t('plastic.volume', { volume: number(volume / MM3_PER_CM3) })}`}
      {parts.length > 1 ? ` ${t('plastic.parts', { count: parts.length })}` : null}
    </p>
  );
}

/** A plate that was made, to be looked at. */
interface MadePlate {
  readonly parts: readonly PlatePart[];
  readonly plate: ShownPlate;
}

/** The dialog's work: the document is drawn, then the plate of a page is made, again with each change of `wish`. */
function usePlates(page: number, wish: PlateWish, opened: ReturnType<typeof useOpenedDocument>) {
  const { engine, document, translator } = opened;
  const [attempt, setAttempt] = useState(0);
  const draw = useCallback<Work<DrawnWork>>(
    (signal) => drawnDocument(engine, document, translator, signal),
    [engine, document, translator],
  );
  const drawing = useWork(draw, attempt);
  const scene = drawing.kind === 'done' ? drawing.value.drawn.scenes[page] : undefined;
  const isPossible = isReliefProfile(wish.profile);
  const look = useCallback<Work<MadePlate>>(
    async (signal) => {
      // Without a scene there is nothing to be made yet.
      if (!scene || !isPossible) return new Promise(() => undefined);
      const parts = await platesToLookAt({ scene, wish }, signal);
      const { widthMm, heightMm } = scene;
      return { parts, plate: { widthMm, heightMm, baseMm: wish.profile.baseMm } };
    },
    [scene, wish, isPossible],
  );
  const plates = useWork(look, attempt);
  const isMaking = drawing.kind === 'running' || (plates.kind === 'running' && isPossible);
  return { drawing, plates, isPossible, isMaking, tryAgain: () => setAttempt(attempt + 1) };
}

/** Shows the pages as plates with relief, and hands out the file for a printer or a cutter. The document stays as it is. */
export function PlasticDialog({ onClose }: OverlayProps) {
  const { t } = useTranslation('surfaces');
  const opened = useOpenedDocument();
  const [settings, setSettings] = useState(FIRST_SETTINGS);
  const [page, setPage] = useState(opened.page);
  const { saving, save, forget } = useSaving();
  const [kind, bed] = [kindOf(settings.product), bedOf(settings)];
  const { profile } = settings;
  const wish = useMemo<PlateWish>(() => ({ kind, profile, bed }), [kind, profile, bed]);
  const { drawing, plates, isPossible, isMaking, tryAgain } = usePlates(page, wish, opened);
  const drawn = drawing.kind === 'done' ? drawing.value : undefined;
  // The plate before is seen, as it was turned, until the next one is made.
  const made = plates.kind === 'done' ? plates.value : plates.kind === 'running' ? plates.last : undefined;
  return (
    <Dialog
      isOpen
      size="wide"
      title={t('plastic.title')}
      closeLabel={t('dialog.close')}
      onClose={onClose}
      footer={
        <>
          <p role="status" className={styles.status}>
            {saving?.kind === 'running' ? t('plastic.writing') : null}
            {saving?.kind === 'saved' ? t('dialog.saved', { name: saving.name }) : null}
          </p>
          {drawing.kind === 'failed' || plates.kind === 'failed' ? (
            <Button onPress={tryAgain}>{t('dialog.again')}</Button>
          ) : null}
          <Button
            variant="primary"
            icon={<Download size={ICON_PX} />}
            isDisabled={!drawn || !isPossible || saving?.kind === 'running'}
            onPress={() => {
              if (drawn) save(drawn.drawn, settings, wish);
            }}
          >
            {t('dialog.save')}
          </Button>
        </>
      }
    >
      <div className={panes.panes}>
        <div className={panes.pane}>
          <PlateSettingsFields
            settings={settings}
            onChange={(changed) => {
              forget();
              setSettings(changed);
            }}
          />
          {drawing.kind === 'failed' ? (
            <Alert kind="danger" isAnnounced>
              {t('dialog.failed')}
            </Alert>
          ) : null}
          {plates.kind === 'failed' || saving?.kind === 'failed' ? (
            <Alert kind="danger" isAnnounced>
              {t('plastic.failed')}
            </Alert>
          ) : null}
          {drawn && drawn.failures.length > 0 ? (
            <Alert kind="warning">{t('dialog.unwritten', { count: drawn.failures.length })}</Alert>
          ) : null}
          <Alert kind="info">{t(`plastic.untried.${settings.product}`)}</Alert>
        </div>
        <div className={panes.pane}>
          <PageSelect document={opened.document} page={page} onChange={setPage} />
          {made ? (
            <PlatePreview {...made} label={t('plastic.picture', { page: page + 1 })} />
          ) : (
            <div className={styles.waiting} />
          )}
          {isMaking ? (
            <p role="status" className={styles.making}>
              <Spinner size="small" />
              {t('plastic.running')}
            </p>
          ) : null}
          {plates.kind === 'done' ? (
            <Facts parts={plates.value.parts} size={plates.value.plate} product={settings.product} />
          ) : null}
        </div>
      </div>
    </Dialog>
  );
}
