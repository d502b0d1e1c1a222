import { textLabels } from '@tastwerk/editor-core/import';
import { swellProfile } from '@tastwerk/editor-core/proofing';
import { Alert, Button } from '@tastwerk/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newUuid } from '../../base/new-uuid.js';
import { useEditor } from '../../state/editor-context.js';
import { useEditorStore } from '../../state/use-editor-state.js';
import { BackdropFields, type BackdropWish } from './backdrop-fields.js';
import { asOne, importStyles as styles, putOnPage, StepFooter } from '../import/index.js';
import type { LoadedPicture } from './picture-codec.js';
import { PicturePreview } from './picture-preview.js';
import { linesIn, mostWidthOn, placedPicture } from './placed-picture.js';
import type { ImportPage } from '../../contributions/editor-plugin.js';
import { type ChosenText, TextChoice } from './text-choice.js';
import type { PictureWishes } from './picture-wishes.js';
import { TraceFields } from './trace-fields.js';
import { usePictureCut } from './use-picture-cut.js';
import { useRecognition } from './use-recognition.js';
import { useTracing } from './use-tracing.js';

interface PictureStepProps {
  readonly picture: LoadedPicture;
  readonly page: ImportPage;
  readonly onClose: () => void;
}

/** How far from 0 to 100 a picture is smoothed and so on, until it is set otherwise. */
const USUAL_TRACE = {
  mode: null,
  simplification: 20,
  threshold: null,
  smoothing: 75,
  speckle: 20,
  inverted: false,
  strength: null,
  leastLengthMm: swellProfile.lineLength.warningMm,
} as const;
const USUAL_OPACITY = 40;

/** Cuts a picture, traces it and takes its texts, with a picture of what comes onto the page; then puts it there. */
export function PictureStep({ picture, page, onClose }: PictureStepProps) {
  const { t } = useTranslation('import');
  const store = useEditorStore();
  const { kinds } = store;
  const { ports } = useEditor();
  const [wishes, setWishes] = useState<PictureWishes>({
    isTraced: ports.trace !== undefined,
    trace: USUAL_TRACE,
    leastPartMm: swellProfile.partMin.minMm,
    widthMm: null,
  });
  const [crop, setCrop] = useState(picture.whole.box);
  const [isCropping, setCropping] = useState(false);
  const [changed, setChanged] = useState<ReadonlyMap<string, ChosenText>>(new Map());
  const [backdropWish, setBackdropWish] = useState<BackdropWish>({
    isKept: ports.trace === undefined,
    opacity: USUAL_OPACITY,
  });
  const [problem, setProblem] = useState<'failure.refused' | 'backdrop.tooLarge'>();

  const { leastPartMm, isTraced } = wishes;
  const cutting = usePictureCut(picture, crop);
  const widthOf = (mostMm: number) => Math.min(wishes.widthMm ?? mostMm, mostMm);
  const cutWidthMm = widthOf(mostWidthOn(page, cutting.cut.box));
  const [outlineWidthMm, setOutlineWidthMm] = useState(cutWidthMm);
  const trace = useMemo(() => ({ ...wishes.trace, widthMm: outlineWidthMm }), [wishes.trace, outlineWidthMm]);
  const tracing = useTracing(isTraced ? ports.trace : undefined, cutting.cut, trace);
  const mode = wishes.trace.mode ?? tracing.traced?.tracing.mode ?? (tracing.failure ? 'areas' : undefined);
  // Outlines are other ones in another size; areas are the same, and need not be traced again.
  if (mode !== 'areas' && outlineWidthMm !== cutWidthMm) setOutlineWidthMm(cutWidthMm);
  // Texts are looked for when the cut is made, not while its sides are pulled.
  const [cutToRead, setCutToRead] = useState(cutting.cut);
  if (!isCropping && !cutting.isPending && cutToRead !== cutting.cut) setCutToRead(cutting.cut);
  const recognition = useRecognition(ports.recognise, cutToRead);
  const isPending = cutting.isPending || tracing.isPending;

  const traced = isTraced ? tracing.traced : undefined;
  const shownCut = traced?.cut ?? cutting.cut;
  const mostWidthMm = mostWidthOn(page, shownCut.box);
  const widthMm = widthOf(mostWidthMm);
  const lines = useMemo(
    () =>
      linesIn(recognition.lines ?? [], shownCut.box).map((line) => ({
        ...line,
        choice: changed.get(line.key) ?? { text: line.text, isTaken: true },
      })),
    [recognition.lines, shownCut, changed],
  );
  const placed = useMemo(() => {
    const taken = lines.flatMap(({ choice, ...line }) =>
      choice.isTaken ? [{ ...line, text: choice.text }] : [],
    );
    return placedPicture(kinds, shownCut, traced, taken, { widthMm, leastPartMm });
  }, [kinds, shownCut, traced, lines, widthMm, leastPartMm]);

  const place = () => {
    const { area } = page;
    const at = {
      x: area.x + (area.width - widthMm) / 2,
      y: area.y + (area.height - placed.heightMm) / 2,
    };
    const paths = (placed.traced?.paths ?? []).map((path) => ({
      ...path,
      x: path.x + at.x,
      y: path.y + at.y,
    }));
    const labels = textLabels(
      kinds,
      placed.texts.map(({ text, box }) => ({ text, box: { ...box, x: box.x + at.x, y: box.y + at.y } })),
      page,
      newUuid,
    );
    const kept = backdropWish.isKept ? placed.cut.backdrop() : undefined;
    if (kept === null) {
      setProblem('backdrop.tooLarge');
      return;
    }
    const backdrop = kept && {
      ...kept,
      ...at,
      width: widthMm,
      height: placed.heightMm,
      opacity: backdropWish.opacity / 100,
    };
    const objects = [...asOne(kinds, paths, t('moniker', { name: picture.name })), ...labels];
    if (putOnPage(store, objects, backdrop)) onClose();
    else setProblem('failure.refused');
  };
  const hasAnything =
    backdropWish.isKept || (placed.traced?.paths.length ?? 0) > 0 || placed.texts.length > 0;

  return (
    <div className={styles.columns}>
      <PicturePreview
        picture={picture}
        placed={placed}
        isPending={isPending}
        crop={crop}
        isCropping={isCropping}
        onCrop={setCrop}
        onCropping={setCropping}
      />
      <div className={styles.fields}>
        {cutting.isRefused ? (
          <Alert kind="danger" isAnnounced>
            {t('crop.refused')}
          </Alert>
        ) : null}
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
            mode={mode}
            found={tracing.traced?.tracing}
            misfit={tracing.failure ? undefined : placed.misfit}
            widthMm={widthMm}
            mostWidthMm={mostWidthMm}
          />
        ) : null}
        {ports.recognise ? (
          <TextChoice
            recognition={recognition}
            chosen={lines.map(({ choice }) => choice)}
            onChange={(index, text) => {
              const line = lines[index];
              if (line) setChanged((known) => new Map(known).set(line.key, text));
            }}
          />
        ) : null}
        <BackdropFields wish={backdropWish} onChange={setBackdropWish} />
        {problem ? (
          <Alert kind="danger" isAnnounced>
            {t(problem)}
          </Alert>
        ) : null}
      </div>
      <StepFooter>
        <Button onPress={onClose}>{t('cancel')}</Button>
        <Button variant="primary" isDisabled={!hasAnything || isPending} onPress={place}>
          {t('place')}
        </Button>
      </StepFooter>
    </div>
  );
}
