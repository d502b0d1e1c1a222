import { runCommand, sessionActions } from '@tastwerk/editor-core';
import { Type, TypeOutline } from 'lucide-react';
import { newUuid } from '../../base/new-uuid.js';
import { defineEditorPlugin, type MenuPlace } from '../../contributions/editor-plugin.js';
import { lazyPart } from '../../contributions/part.js';
import type { EditorAction } from '../../state/editor-action.js';
import { currentPageOf } from '../../state/selectors.js';
import { isOneOf } from '../../state/selection.js';
import { editLabelAction, leadLineAction } from './label-actions.js';
import { splitLinesAction } from './text-labels.js';
import { TitlePlaceholders } from './title-placeholders.js';
import { TitleTyping } from './title-typing.js';
import { TypedLabel } from './typed-label.js';

/** Begins a label at a place where nothing is selected. */
const labelHereAction = ({ point }: MenuPlace): EditorAction => ({
  id: 'newLabel',
  labelKey: 'commands:context.newLabel',
  icon: Type,
  shortcuts: [],
  scope: 'workspace',
  isEnabled: () => true,
  run: ({ store, editLabel }) => {
    const page = currentPageOf(store.getState());
    if (!page) return;
    const label = store.kinds.create('label', { uuid: newUuid(), x: point.x, y: point.y, autoSize: true });
    store.dispatch(runCommand({ type: 'add-objects', pageUuid: page.uuid, objects: [label] }));
    store.dispatch(sessionActions.select([label.uuid]));
    editLabel(label.uuid);
  },
});

/** Labels: their tool, their typing and their fields. */
export const labelsPlugin = defineEditorPlugin({
  id: 'labels',
  requires: ['legend'],
  kinds: { label: { icon: TypeOutline } },
  tools: [{ id: 'label', tool: 'LABEL', labelKey: 'actions.label', icon: Type, key: 't' }],
  actions: [{ group: 'edit', actions: [editLabelAction, leadLineAction, splitLinesAction] }],
  menus: [
    {
      menu: 'objects',
      section: 'kind',
      actions: [editLabelAction, leadLineAction, splitLinesAction],
      isFitting: true,
    },
  ],
  menuAt: (place) => (place.state.session.selectedUuids.length === 0 ? [labelHereAction(place)] : []),
  inspector: [
    {
      id: 'label',
      place: { after: 'head' },
      isFor: isOneOf('label'),
      Content: lazyPart(async () => (await import('./label-section.js')).LabelSection),
    },
  ],
  slots: [
    { id: 'title-placeholders', slot: 'drawing-below', Content: TitlePlaceholders },
    { id: 'title-typing', slot: 'drawing', Content: TitleTyping },
    { id: 'typed-label', slot: 'drawing', Content: TypedLabel },
  ],
});
