import { sessionActions } from '@tastwerk/editor-core';
import { Alert, IconButton } from '@tastwerk/ui';
import { ChevronLeft, ChevronRight, Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { selectionOf } from '../../state/selection.js';
import { pageSentence } from '../spoken/index.js';
import { useSpokenContext } from '../spoken/index.js';
import { useBrailleState } from '../../state/editor-context.js';
import { sameItems } from '../../state/same-items.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorState, useEditorStore } from '../../state/use-editor-state.js';
import styles from './page-view.module.css';
import { usePageUrl } from '../../state/use-page-url.js';

const ICON_PX = 18;
/** Widths of the page as shares of the room that there is. */
const ZOOMS = [1, 1.5, 2, 3, 4] as const;

/** A share of a length as CSS writes it. */
function share(part: number, whole: number): string {
  return `${(part / whole) * 100}%`;
}

/** The page as it will be printed, with a frame around what is selected. It is moved by touch, by the wheel and by arrow keys. */
function PageView() {
  const { t } = useTranslation(['reader', 'editor']);
  const store = useEditorStore();
  const braille = useBrailleState();
  const document = useDeferredValue(useEditorState(documentOf));
  const total = document.pages.length;
  const pageIndex = useEditorState(({ session }) => Math.min(session.currentPage, total - 1));
  const selected = useEditorState(selectionOf, sameItems);
  const [zoom, setZoom] = useState<number>(1);
  const url = usePageUrl(document, pageIndex, braille.book);
  const context = useSpokenContext()(document, pageIndex);
  const frame = useRef<HTMLDivElement>(null);

  // What was chosen elsewhere comes into sight.
  const chosen = selected[0]?.uuid;
  useEffect(() => {
    if (chosen !== undefined) frame.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);

  const show = (page: number) => void store.dispatch(sessionActions.setCurrentPage(page));
  const place = t('editor:pages.page', { number: pageIndex + 1, total });
  const { width, height } = document;
  return (
    <>
      <div className={styles.tools} role="group" aria-label={t('viewTools')}>
        <IconButton
          label={t('editor:pages.previous')}
          icon={<ChevronLeft size={ICON_PX} />}
          isDisabled={pageIndex === 0}
          onPress={() => show(pageIndex - 1)}
        />
        <span className={styles.place}>{place}</span>
        <IconButton
          label={t('editor:pages.next')}
          icon={<ChevronRight size={ICON_PX} />}
          isDisabled={pageIndex >= total - 1}
          onPress={() => show(pageIndex + 1)}
        />
        <span className={styles.space} />
        <IconButton
          label={t('editor:actions.zoomOut')}
          icon={<ZoomOut size={ICON_PX} />}
          isDisabled={zoom === ZOOMS[0]}
          onPress={() => setZoom(ZOOMS.findLast((step) => step < zoom) ?? zoom)}
        />
        <IconButton
          label={t('editor:actions.zoomIn')}
          icon={<ZoomIn size={ICON_PX} />}
          isDisabled={zoom === ZOOMS.at(-1)}
          onPress={() => setZoom(ZOOMS.find((step) => step > zoom) ?? zoom)}
        />
        <IconButton
          label={t('editor:actions.zoomFit')}
          icon={<Maximize size={ICON_PX} />}
          onPress={() => setZoom(1)}
        />
      </div>
      <div className={styles.window} role="region" aria-label={t('picture', { page: place })} tabIndex={0}>
        <div className={styles.sheet} style={{ width: share(zoom, 1), aspectRatio: `${width} / ${height}` }}>
          {url === null ? null : (
            <img className={styles.picture} src={url} alt={context ? pageSentence(context) : place} />
          )}
          {selected.map((object) => {
            const box = store.kinds.boundsOf(object);
            return (
              <div
                key={object.uuid}
                ref={object.uuid === chosen ? frame : null}
                className={styles.frame}
                style={{
                  left: share(box.x, width),
                  top: share(box.y, height),
                  width: share(box.width, width),
                  height: share(box.height, height),
                }}
              />
            );
          })}
        </div>
      </div>
    </>
  );
}

/** The page, and why it cannot be drawn on. */
export function PageSection() {
  const { t } = useTranslation('reader');
  return (
    <>
      <Alert kind="info" title={t('noDrawing')}>
        {t('noDrawingHelp')}
      </Alert>
      <PageView />
    </>
  );
}
