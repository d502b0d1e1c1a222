import { type PageObject, runCommand, sessionActions, shapeStyleOf } from '@tastwerk/editor-core';
import { isOutlined, isShape, type ShapeStyle } from '@tastwerk/editor-core/objects';
import { Panel } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import type { InspectorProps } from '../../contributions/editor-plugin.js';
import styles from '../../parts/fields.module.css';
import { useEditorState, useEditorStore } from '../../state/use-editor-state.js';
import { AreaFields } from './area-fields.js';
import { OutlineFields } from './outline-fields.js';
import { drawingStyleOf } from './shape-style.js';

/** How the next shapes are drawn, while nothing is selected. */
export function NextDrawn() {
  const { t } = useTranslation('editor');
  const store = useEditorStore();
  const style = useEditorState(({ session }) => session.style);
  const shape = { ...shapeStyleOf(style), border: style.borderColour !== 'none' };
  const set = (change: Partial<ShapeStyle>) =>
    void store.dispatch(sessionActions.setDrawingStyle(drawingStyleOf(change)));
  return (
    <>
      <Panel title={t('object.nextDrawn')}>
        <p className={styles.note}>{t('object.nextDrawnHelp')}</p>
      </Panel>
      <AreaFields styles={[shape]} hasTextureOffset={false} onChange={set} />
      <OutlineFields styles={[shape]} onChange={set} />
    </>
  );
}

/** Changes the style of several objects in one step. */
function useStyleOf(objects: readonly PageObject[]): (set: Partial<ShapeStyle>) => void {
  const store = useEditorStore();
  return (set) =>
    void store.dispatch(
      runCommand({ type: 'update-objects', changes: objects.map(({ uuid }) => ({ uuid, set })) }),
    );
}

/** Fill and texture of what is selected. */
export function AreaSection({ objects }: InspectorProps) {
  const shapes = objects.filter(isShape);
  return <AreaFields styles={shapes} onChange={useStyleOf(shapes)} />;
}

/** The outline of what is selected, or its stroke where it is a line. */
export function OutlineSection({ objects }: InspectorProps) {
  const outlined = objects.filter(isOutlined);
  return (
    <OutlineFields styles={outlined} isStroke={!outlined.some(isShape)} onChange={useStyleOf(outlined)} />
  );
}
