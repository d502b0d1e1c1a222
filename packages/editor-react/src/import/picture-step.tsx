import { type Box, importedSize } from '@tastwerk/editor-core';
import { textLabels, tracedPaths } from '@tastwerk/editor-core/import';
import { swellProfile } from '@tastwerk/editor-core/proofing';
import { Alert, Button, Slider, Switch } from '@tastwerk/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newUuid } from '../new-uuid.js';
import { useEditor } from '../state/editor-context.js';
import { useEditorStore } from '../state/use-editor-state.js';
import { StepFooter } from './footer-slot.js';
import styles from './import-dialog.module.css';
import type { LoadedPicture } from './picture-codec.js';
import { asOne, putOnPage } from './put-on-page.js';
import type { ImportPage } from './read-file.js';
import { type ChosenText, TextChoice } from './text-choice.js';
import { type PictureWishes, TraceFields } from './trace-fields.js';
import { TracePreview } from './trace-preview.js';
import { useRecognition, useTracing } from './use-tracing.js';

interface PictureStepProps {
  readonly picture: LoadedPicture;
  readonly page: ImportPage;
  readonly onClose: () => void;
}

/** How far from 0 to 100 a picture is smoothed and so on, until somebody wants it otherwise. */
const USUAL_TRACE = {
  threshold: null,
  smoothing: 75,
  speckle: 20,
  simplification: 20,
  inverted: false,
} as const;
const USUAL_OPACITY = 40;

/** The widest that a picture may be on `page`, in mm: as an import, within the free space around, also with its height. */
function mostWidthOn(page: ImportPage, ratio: number): number {
  const room = {
    width: page.widthMm - 2 * page.marginMm,
    height: page.heightMm - 2 * page.marginMm,
  };
  const widest = importedSize(room.width, room.width / ratio).width;
  return Math.floor(Math.min(widest, room.height * ratio));
}

/** Traces a picture and takes its texts, with a picture of what comes onto the page; then puts it there. */
export function PictureStep({ picture, page, onClose }: PictureStepProps) {
  const { t } = useTranslation('import');
  const store = useEditorStore();
  const { ports } = useEditor();
  const ratio = picture.width / picture.height;
  const mostWidthMm = mostWidthOn(page, ratio);
  const [wishes, setWishes] = useState<PictureWishes>({
    isTraced: ports.trace !== undefined,
    trace: USUAL_TRACE,
    leastPartMm: swellProfile.partMin.minMm,
    widthMm: mostWidthMm,
  });
  const [changed, setChanged] = useState<ReadonlyMap<number, ChosenText>>(new Map());
  const [isKept, setKept] = useState(ports.trace === undefined);
  const [opacity, setOpacity] = useState(USUAL_OPACITY);
  const [problem, setProblem] = useState<'failure.refused' | 'backdrop.tooLarge'>();

  const { widthMm, leastPartMm, isTraced } = wishes;
  const tracing = useTracing(isTraced ? ports.trace : undefined, picture.forTracing, wishes.trace);
  const recognition = useRecognition(ports.recognise, picture.forTracing);
  const lines = recognition.lines;
  const chosen = useMemo<readonly ChosenText[]>(
    () => (lines ?? []).map(({ text }, index) => changed.get(index) ?? { text, isTaken: true }),
    [lines, changed],
  );

  const heightMm = widthMm / ratio;
  const scale = widthMm / picture.width;
  const { traced, texts } = useMemo(() => {
    const taken = (lines ?? []).filter((_, index) => chosen[index]?.isTaken === true);
    const placement = { at: { x: 0, y: 0 }, widthMm, leastPartMm, texts: taken.map(({ box }) => box) };
    const inMm = (box: Box): Box => ({
      x: box.x * scale,
      y: box.y * scale,
      width: box.width * scale,
      height: box.height * scale,
    });
    return {
      traced: isTraced && tracing.tracing ? tracedPaths(tracing.tracing, placement, newUuid) : undefined,
      texts: (lines ?? []).flatMap(({ box }, index) => {
        const choice = chosen[index];
        return choice?.isTaken === true ? [{ text: choice.text, box: inMm(box) }] : [];
      }),
    };
  }, [lines, chosen, widthMm, leastPartMm, scale, isTraced, tracing.tracing]);

  const place = () => {
    const at = { x: (page.widthMm - widthMm) / 2, y: (page.heightMm - heightMm) / 2 };
    const paths = (traced?.paths ?? []).map((path) => ({ ...path, x: path.x + at.x, y: path.y + at.y }));
    const labels = textLabels(
      texts.map(({ text, box }) => ({ text, box: { ...box, x: box.x + at.x, y: box.y + at.y } })),
      page,
      newUuid,
    );
    const address = isKept ? picture.backdrop() : undefined;
    if (address === null) {
      setProblem('backdrop.tooLarge');
      return;
    }
    const backdrop = address && {
      picture: address,
      ...at,
      width: widthMm,
      height: heightMm,
      opacity: opacity / 100,
    };
    const objects = [...asOne(paths, t('moniker', { name: picture.name })), ...labels];
    if (putOnPage(store, objects, backdrop || undefined)) onClose();
    else setProblem('failure.refused');
  };
  const hasAnything = isKept || (traced?.paths.length ?? 0) > 0 || texts.length > 0;

  return (
    <div className={styles.columns}>
      <TracePreview
        url={picture.url}
        widthMm={widthMm}
        heightMm={heightMm}
        traced={traced}
        texts={texts}
        isPending={tracing.isPending}
      />
      <div className={styles.fields}>
        {ports.trace ? null : <Alert kind="info">{t('failure.noTrace')}</Alert>}
        {tracing.failure ? (
          <Alert
            kind="danger"
            isAnnounced
            title={t('adjust.failed')}
            actions={<Button onPress={tracing.again}>{t('adjust.again')}</Button>}
          >
            {tracing.failure.message}
          </Alert>
        ) : null}
        {ports.trace ? (
          <TraceFields
            wishes={wishes}
            onChange={setWishes}
            foundThreshold={tracing.tracing?.threshold}
            mostWidthMm={mostWidthMm}
          />
        ) : null}
        {ports.recognise ? (
          <TextChoice
            recognition={recognition}
            chosen={chosen}
            onChange={(index, text) => setChanged((known) => new Map(known).set(index, text))}
          />
        ) : null}
        <section className={styles.texts}>
          <h3 className={styles.heading}>{t('backdrop.heading')}</h3>
          <Switch isSelected={isKept} onChange={setKept}>
            {t('backdrop.keep')}
          </Switch>
          <p className={styles.note}>{t('backdrop.help')}</p>
          {isKept ? (
            <Slider
              label={t('backdrop.opacity')}
              minValue={5}
              maxValue={100}
              step={5}
              value={opacity}
              onChange={setOpacity}
            />
          ) : null}
        </section>
        {problem ? (
          <Alert kind="danger" isAnnounced>
            {t(problem)}
          </Alert>
        ) : null}
      </div>
      <StepFooter>
        <Button onPress={onClose}>{t('cancel')}</Button>
        <Button variant="primary" isDisabled={!hasAnything || tracing.isPending} onPress={place}>
          {t('place')}
        </Button>
      </StepFooter>
    </div>
  );
}
