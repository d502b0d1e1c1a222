import {
  LIMITS,
  missingPlugins,
  type PageObject,
  runCommand,
  sessionActions,
  shapeStyleOf,
} from '@tastwerk/editor-core';
import { Alert, IconButton, Panel } from '@tastwerk/ui';
import { Trash2 } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteAction } from './selection-actions.js';
import { KeyFields } from '../legend/key-fields.js';
import { kindName } from '../../state/object-name.js';
import { useEditor } from '../../state/editor-context.js';
import { documentOf, selectedObjectsOf } from '../../state/selectors.js';
import { useEditorState, useEditorStore } from '../../state/use-editor-state.js';
import { sameItems } from '../../state/same-items.js';
import { isSlowed, useSlowedLast } from '../../state/use-slowed.js';
import { AreaFields } from '../shapes/area-fields.js';
import { ArrangePanel } from './arrange-panel.js';
import { BufferedField } from '../../parts/buffered-field.js';
import styles from '../../parts/fields.module.css';
import { LabelFields } from '../labels/label-fields.js';
import { OutlineFields } from '../shapes/outline-fields.js';
import { isLine, PathFields } from '../paths/path-fields.js';
import { PointFields } from '../paths/point-fields.js';
import { PositionFields } from './position-fields.js';
import { Slices } from './slices.js';
import { drawingStyleOf, type FullShapeStyle, isOutlined, isShape } from '../shapes/shape-style.js';

const ICON_PX = 16;

/** How the next shapes are drawn, while nothing is selected. */
function NextDrawn() {
  const { t } = useTranslation('editor');
  const store = useEditorStore();
  const style = useEditorState(({ session }) => session.style);
  const shape = { ...shapeStyleOf(style), border: style.borderColour !== 'none' };
  const set = (change: Partial<FullShapeStyle>) =>
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

/** What is selected, or how many objects, and their removal. */
function SelectionHead({ objects }: ObjectFieldsProps) {
  const { t } = useTranslation('editor');
  const { run } = useEditor();
  const [object] = objects;
  if (!object) return null;
  const isOne = objects.length === 1;
  return (
    <Panel
      title={isOne ? kindName(object, t) : t('object.several', { count: objects.length })}
      actions={
        <IconButton
          label={t(isOne ? 'object.delete' : 'object.deleteMany')}
          icon={<Trash2 size={ICON_PX} />}
          onPress={() => run(deleteAction)}
        />
      }
    />
  );
}

/** The name that an author gives an object. */
function NameField({ object }: { readonly object: PageObject }) {
  const { t } = useTranslation('editor');
  const store = useEditorStore();
  const { uuid } = object;
  return (
    <Panel title={t('object.naming')}>
      <BufferedField
        key={uuid}
        label={t('object.moniker')}
        value={object.moniker}
        maxLength={LIMITS.titleLength}
        onCommit={(moniker) =>
          void store.dispatch(runCommand({ type: 'update-objects', changes: [{ uuid, set: { moniker } }] }))
        }
      />
    </Panel>
  );
}

/** Says that a plugin is missing, without which an object can only be moved and copied. */
function UnknownNote() {
  const { t } = useTranslation('editor');
  const { kinds } = useEditorStore();
  const plugin = useEditorState((state) => missingPlugins(kinds, documentOf(state)));
  return (
    <Panel title={t('object.unknown.title')}>
      <Alert kind="warning">{t('object.unknown.text', { plugin: plugin === '' ? '?' : plugin })}</Alert>
    </Panel>
  );
}

interface ObjectFieldsProps {
  readonly objects: readonly PageObject[];
}

/** The fields of what is selected, which are made again for it alone. */
const ObjectFields = memo(function ObjectFields({ objects }: ObjectFieldsProps) {
  const store = useEditorStore();
  const [object] = objects;
  const shapes = objects.filter(isShape);
  const outlined = objects.filter(isOutlined);
  const setAll = (changed: readonly PageObject[], set: Partial<FullShapeStyle>) =>
    void store.dispatch(
      runCommand({ type: 'update-objects', changes: changed.map(({ uuid }) => ({ uuid, set })) }),
    );

  if (!object) {
    return <NextDrawn />;
  }
  const isOne = objects.length === 1;
  const unknown = objects.some((one) => !store.kinds.isKnown(one)) ? <UnknownNote key="unknown" /> : null;
  if (unknown && isOne) return [<SelectionHead key="head" objects={objects} />, unknown];
  const parts = [
    <SelectionHead key="head" objects={objects} />,
    unknown,
    isOne && object.type === 'label' ? <LabelFields key="label" label={object} /> : null,
    isOne && object.type === 'key' ? <KeyFields key="legend" legend={object} /> : null,
    shapes.length > 0 ? (
      <AreaFields key="area" styles={shapes} onChange={(set) => setAll(shapes, set)} />
    ) : null,
    outlined.length > 0 ? (
      <OutlineFields
        key="outline"
        styles={outlined}
        isStroke={!outlined.some(isShape)}
        onChange={(set) => setAll(outlined, set)}
      />
    ) : null,
    isOne && isLine(object) ? <PathFields key="path" line={object} /> : null,
    <PositionFields key="position" objects={objects} />,
    <ArrangePanel key="arrange" />,
    isOne ? <NameField key="name" object={object} /> : null,
    isOne && isLine(object) ? <PointFields key={object.uuid} line={object} /> : null,
  ];
  return <Slices isSliced={isSlowed(objects)} parts={parts} />;
});

/** The tab for what is selected; without a selection it sets what comes next. */
export function ObjectPanel() {
  const selected = useEditorState(selectedObjectsOf, sameItems);
  return <ObjectFields objects={useSlowedLast(selected)} />;
}
