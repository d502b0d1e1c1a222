import type { Document } from '@tastwerk/editor-core';
import { readableText } from '@tastwerk/editor-core/formulas';
import { bundledFontMetrics, embossedScene } from '@tastwerk/editor-core/scene';
import { Button, EmptyState, Tabs, ToggleButton } from '@tastwerk/ui';
import { ArrowLeft, ShieldAlert } from 'lucide-react';
import { useCallback, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BrailleState } from '../../state/braille-session.js';
import type { SheetMarksToCome } from '../../ports.js';
import { PageSwitch } from '../braille-pages/index.js';
import { usePagination } from '../braille-pages/index.js';
import covering from '../../parts/covering-view.module.css';
import { COVERING_VIEW } from '../../parts/use-focus-of-view.js';
import { FindingFrames } from './finding-frames.js';
import { HeightLegend } from './height-legend.js';
import { madeOf } from './made-of.js';
import { previewMemoryOf } from './preview-memory.js';
import { PreviewSheet, type PreviewZoom } from './preview-sheet.js';
import { drawingScene } from './preview-scenes.js';
import styles from './preview.module.css';
import { useMarksToCome } from './use-marks-to-come.js';
import type { PreviewPicture } from './use-preview-picture.js';
import type { EditorStore } from '../../state/editor-store.js';
import { PREVIEW_ICONS, PREVIEW_MODES, type PreviewMode } from './preview-mode.js';

const ZOOMS: readonly PreviewZoom[] = ['fit', 1, 2];

interface ZoomChoiceProps {
  readonly zoom: PreviewZoom;
  readonly onZoom: (zoom: PreviewZoom) => void;
}

/** How large a preview is shown. */
function ZoomChoice({ zoom, onZoom }: ZoomChoiceProps) {
  const { t } = useTranslation('preview');
  return (
    <div role="group" aria-label={t('zoom.label')} className={styles.zooms}>
      {ZOOMS.map((one) => (
        <ToggleButton
          key={one}
          label={t(`zoom.${one}`)}
          isSelected={zoom === one}
          onChange={() => onZoom(one)}
        />
      ))}
    </div>
  );
}

const ICON_PX = 18;

const PENDING: PreviewPicture = { state: 'pending', shares: null };

/** Props of {@link PreviewView}. */
export interface PreviewViewProps {
  readonly store: EditorStore;
  readonly document: Document;
  readonly braille: BrailleState;
  readonly mode: PreviewMode;
  readonly onMode: (mode: PreviewMode) => void;
  /** Index of the page of drawings that is shown, from 0; what shows the preview leads through them. */
  readonly page: number;
  /** Leads back to the drawing. */
  readonly onClose: () => void;
}

/** Says what the marks in the corners of the sheet are, and that a draft is printed without them. */
function MarksNote({ marks: { version, link, isLinkKnown } }: { readonly marks: SheetMarksToCome }) {
  const { t } = useTranslation('preview');
  const kind = link === null ? 'versionOnly' : isLinkKnown ? 'known' : 'example';
  return (
    <>
      <p className={styles.about}>{t(`marks.${kind}`, { version })}</p>
      <p className={styles.about}>{t('marks.drafts')}</p>
    </>
  );
}

/** What becomes of the document: its sheets as they are printed, as they swell, what swells of them, and its embossed pages. */
export function PreviewView({ store, document, braille, mode, onMode, page, onClose }: PreviewViewProps) {
  const { t } = useTranslation('preview');
  const titleId = useId();
  const [zoom, setZoom] = useState<PreviewZoom>('fit');
  const [hasFindings, setFindings] = useState(true);
  const [picture, setPicture] = useState(PENDING);
  const [braillePage, setBraillePage] = useState(0);
  const { pagination } = usePagination(document, braille.book);
  const resources = useMemo(
    () => ({ kinds: store.kinds, braille: braille.book, font: bundledFontMetrics }),
    [store.kinds, braille.book],
  );
  const marks = useMarksToCome(document, mode === 'print');
  const isEmbossed = mode === 'embossed';
  const total = isEmbossed ? pagination.pages.length : document.pages.length;
  const index = Math.min(isEmbossed ? braillePage : page, total - 1);

  const scene = useMemo(() => {
    const { scenes } = previewMemoryOf(store);
    if (mode === 'embossed') {
      const embossed = pagination.pages[index];
      const parts = [embossed, document.braillePages];
      return embossed && madeOf(scenes, parts, () => embossedScene(document, embossed));
    }
    // What swells is one scene, whether it is shaded or not.
    const kind = mode === 'print' ? 'print' : 'black';
    const parts = [document, resources, index, kind, marks];
    return madeOf(scenes, parts, () => drawingScene(document, index, kind, resources, marks));
  }, [store, document, resources, pagination, mode, index, marks]);

  const showPicture = useCallback((made: PreviewPicture) => setPicture(made), []);
  const place = t(isEmbossed ? 'place.embossed' : 'place.page', { number: index + 1, total });
  const label = t('picture', {
    mode: t(`modes.${mode}`),
    place,
    title: readableText(document.graphicTitle, braille.book),
  });

  const sheet = scene ? (
    <div className={styles.body}>
      <PreviewSheet store={store} scene={scene} mode={mode} zoom={zoom} label={label} onPicture={showPicture}>
        {hasFindings && !isEmbossed ? <FindingFrames pageIndex={index} scene={scene} /> : null}
      </PreviewSheet>
      <aside className={styles.side}>
        <p className={styles.about}>{t(`about.${mode}`)}</p>
        {marks ? <MarksNote marks={marks} /> : null}
        {mode === 'print' ? null : <HeightLegend mode={mode} shares={picture.shares} />}
        {picture.state === 'failed' ? <p role="alert">{t('failed')}</p> : null}
      </aside>
    </div>
  ) : (
    <div className={styles.nothing}>
      <EmptyState title={t('nothing')}>{t('nothingHelp')}</EmptyState>
    </div>
  );

  return (
    <section
      className={covering.view}
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        onClose();
      }}
      {...{ [COVERING_VIEW]: '' }}
    >
      <div className={covering.bar}>
        <Button variant="quiet" icon={<ArrowLeft size={ICON_PX} />} onPress={onClose}>
          {t('close')}
        </Button>
        <h2 id={titleId} className={covering.title}>
          {t('title')}
        </h2>
        {isEmbossed && scene ? <PageSwitch page={index} total={total} onShow={setBraillePage} /> : null}
        <ZoomChoice zoom={zoom} onZoom={setZoom} />
        <ToggleButton
          label={t('findings')}
          icon={<ShieldAlert size={ICON_PX} />}
          isOutlined
          isDisabled={isEmbossed}
          isSelected={hasFindings && !isEmbossed}
          onChange={setFindings}
        />
      </div>
      <Tabs
        label={t('modes.label')}
        selectedId={mode}
        onSelect={(id) => {
          const chosen = PREVIEW_MODES.find((one) => one === id);
          if (chosen) onMode(chosen);
        }}
        items={PREVIEW_MODES.map((id) => {
          const Icon = PREVIEW_ICONS[id];
          return {
            id,
            icon: <Icon size={ICON_PX} />,
            label: t(`modes.${id}`),
            content: id === mode ? sheet : null,
          };
        })}
      />
      <p className={styles.spoken} role="status">
        {scene && picture.state === 'ready' ? label : ''}
      </p>
    </section>
  );
}
