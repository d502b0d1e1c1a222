import { mmToPx, runCommand } from '@tastwerk/editor-core';
import { IconButton, Slider } from '@tastwerk/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../state/editor-context.js';
import { currentPageOf, documentOf } from '../state/selectors.js';
import { useEditorState, useEditorStore } from '../state/use-editor-state.js';
import styles from './backdrop-layer.module.css';

/**
 * The picture under the page that is shown, on the screen alone, with its opacity and the way to take it away. It lies over the canvas and
 * multiplies with it, so that it never hides what is drawn.
 */
export function BackdropLayer() {
  const { t } = useTranslation('import');
  const store = useEditorStore();
  const { view } = useEditor();
  const page = useEditorState(currentPageOf);
  const backdrops = useEditorState((state) => documentOf(state).backdrops);
  const [moving, setMoving] = useState<number>();
  const backdrop = backdrops.find(({ pageUuid }) => pageUuid === page?.uuid);
  if (!view || !backdrop) return null;

  const { pageUuid, ...own } = backdrop;
  const { scalingFactor, panX, panY } = view.viewport();
  const scale = mmToPx(scalingFactor);
  const opacity = moving ?? Math.round(own.opacity * 100);
  const set = (next: typeof own | null) =>
    void store.dispatch(runCommand({ type: 'set-backdrop', pageUuid, backdrop: next }));
  return (
    <>
      <img
        className={styles.picture}
        src={own.picture}
        alt=""
        draggable={false}
        style={{
          left: panX + own.x * scale,
          top: panY + own.y * scale,
          width: own.width * scale,
          height: own.height * scale,
          opacity: opacity / 100,
        }}
      />
      <div className={styles.bar} role="group" aria-label={t('backdrop.toolbar')}>
        <div className={styles.slider}>
          <Slider
            label={t('backdrop.opacity')}
            minValue={5}
            maxValue={100}
            step={5}
            value={opacity}
            onChange={setMoving}
            onChangeEnd={(value) => {
              setMoving(undefined);
              set({ ...own, opacity: value / 100 });
            }}
          />
        </div>
        <IconButton label={t('backdrop.remove')} icon={<Trash2 size={18} />} onPress={() => set(null)} />
      </div>
    </>
  );
}
