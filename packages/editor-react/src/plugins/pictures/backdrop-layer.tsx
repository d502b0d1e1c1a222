import { runCommand } from '@tastwerk/editor-core';
import { mmToPx } from '@tastwerk/editor-core/geometry';
import { IconButton, Slider } from '@tastwerk/ui';
import { Crop, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../../state/editor-context.js';
import { useEditorState, useEditorStore } from '../../state/use-editor-state.js';
import { cropBackdropAction, currentBackdropOf, removeBackdropAction } from './backdrop-actions.js';
import styles from './backdrop-layer.module.css';

const WHOLE = { x: 0, y: 0, width: 1, height: 1 };
const percent = (share: number) => `${share * 100}%`;

/**
 * The picture under the page that is shown, on the screen alone, with its opacity and the ways to cut it and to take it away. It lies over the canvas and
 * multiplies with it, so that it never hides what is drawn.
 */
export function BackdropLayer() {
  const { t } = useTranslation('import');
  const store = useEditorStore();
  const { view, run } = useEditor();
  const backdrop = useEditorState(currentBackdropOf);
  const [moving, setMoving] = useState<number>();
  if (!view || !backdrop) return null;

  const { pageUuid, ...own } = backdrop;
  const { scalingFactor, panX, panY } = view.viewport();
  const scale = mmToPx(scalingFactor);
  const opacity = moving ?? Math.round(own.opacity * 100);
  const crop = own.crop ?? WHOLE;
  return (
    <>
      <div
        className={styles.frame}
        style={{
          left: panX + own.x * scale,
          top: panY + own.y * scale,
          width: own.width * scale,
          height: own.height * scale,
          opacity: opacity / 100,
        }}
      >
        <img
          className={styles.picture}
          src={own.picture}
          alt=""
          draggable={false}
          style={{
            left: percent(-crop.x / crop.width),
            top: percent(-crop.y / crop.height),
            width: percent(1 / crop.width),
            height: percent(1 / crop.height),
          }}
        />
      </div>
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
              store.dispatch(
                runCommand({
                  type: 'set-backdrop',
                  pageUuid,
                  backdrop: { ...own, opacity: value / 100 },
                }),
              );
            }}
          />
        </div>
        <IconButton
          label={t('backdrop.crop')}
          icon={<Crop size={18} />}
          onPress={() => run(cropBackdropAction)}
        />
        <IconButton
          label={t('backdrop.remove')}
          icon={<Trash2 size={18} />}
          onPress={() => run(removeBackdropAction)}
        />
      </div>
    </>
  );
}
