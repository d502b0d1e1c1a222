import {
  type Command,
  type Kinds,
  type ObjectKind,
  type ObjectOf,
  type Page,
  type PageObject,
  runCommand,
  sessionActions,
} from '@tastwerk/editor-core';
import { childrenOf, isArea } from '@tastwerk/editor-core/objects';
import {
  Angle,
  ArrowLeftRight,
  Shapes,
  SquaresIntersect,
  SquaresSubtract,
  SquaresUnite,
  VectorSquare,
  Waypoints,
} from 'lucide-react';
import { newUuid } from '../../base/new-uuid.js';
import { currentPageOf } from '../../state/selectors.js';
import { wasRun } from '../../state/was-run.js';
import { angleMarks } from './angle-marks.js';
import type { EditorAction } from '../../state/editor-action.js';
import { hasSelectedSuch, runAndSelect, selectionOf } from '../../state/selection.js';
import type { EditorState } from '../../state/editor-store.js';

/** The selected object when it is a single one of this kind. */
function singleOf<K extends ObjectKind>(state: EditorState, kind: K): ObjectOf<K> | undefined {
  const [single, ...others] = selectionOf(state);
  const isKind = (object: PageObject | undefined): object is ObjectOf<K> => object?.type === kind;
  return others.length === 0 && isKind(single) ? single : undefined;
}

/** Whether a path can take the place of `object`. */
function isConvertible(kinds: Kinds, object: PageObject): boolean {
  return object.type !== 'path' && kinds.asPath(object) !== undefined;
}

/** Whether `object` can be combined with others. */
function isOpenArea(kinds: Kinds, object: PageObject): boolean {
  return !object.locked && isArea(kinds, object);
}

/** The group that holds the object `uuid`; undefined where it lies on the page itself. */
function groupAround(objects: readonly PageObject[], uuid: string): PageObject | undefined {
  for (const object of objects) {
    const members = childrenOf(object);
    const found = members.some((member) => member.uuid === uuid) ? object : groupAround(members, uuid);
    if (found) return found;
  }
  return undefined;
}

/** Commands that add `marks` to the page and tie them to their object, and the id of what holds them then. */
interface MarkedAngles {
  readonly held: string;
  readonly commands: readonly Command[];
}

/**
 * Adds the marks of the angles of `object`, and ties them to it: in a group of both, or in the group in which it lies, so that they go along
 * when it is moved.
 */
function markedAngles(page: Page, object: PageObject, marks: readonly PageObject[]): MarkedAngles {
  const uuids = marks.map(({ uuid }) => uuid);
  const add: Command = { type: 'add-objects', pageUuid: page.uuid, objects: marks };
  const parent = groupAround(page.objects, object.uuid);
  if (parent) {
    const index = childrenOf(parent).findIndex(({ uuid }) => uuid === object.uuid) + 1;
    const place: Command = { type: 'place-objects', uuids, into: parent.uuid, index };
    return { held: parent.uuid, commands: [add, place] };
  }
  const uuid = newUuid();
  const group: Command = { type: 'group-objects', uuid, uuids: [object.uuid, ...uuids] };
  return { held: uuid, commands: [add, object.moniker ? { ...group, moniker: object.moniker } : group] };
}

/** How areas are combined, with the icons of drawing programs. */
const COMBINATIONS = [
  { operation: 'union', icon: SquaresUnite },
  { operation: 'subtract', icon: SquaresSubtract },
  { operation: 'intersect', icon: SquaresIntersect },
] as const;

/** What every action on the shape of objects has: none has a key of its own. */
function pathAction(
  id: string,
  icon: EditorAction['icon'],
  does: Pick<EditorAction, 'isEnabled' | 'needs' | 'run'>,
): EditorAction {
  return { id, labelKey: `actions.${id}`, icon, shortcuts: [], scope: 'workspace', ...does };
}

/** What is done to the shape of objects: points, turning into paths, taking apart, combining areas, direction. */
export const pathActions: readonly EditorAction[] = [
  // On the canvas itself Enter and a double click do so too.
  pathAction('editPoints', Waypoints, {
    isEnabled: (state) => state.session.tool === 'SELECT' && singleOf(state, 'path') !== undefined,
    needs: 'path',
    run: ({ store, view }) => {
      const path = singleOf(store.getState(), 'path');
      if (path) view?.editPoints(path.uuid);
    },
  }),
  pathAction('convertToPath', VectorSquare, {
    isEnabled: (state, kinds) => hasSelectedSuch(state, (object) => isConvertible(kinds, object)),
    needs: 'shape',
    run: ({ store }) => {
      const selected = selectionOf(store.getState());
      const objects = selected
        .filter((object) => isConvertible(store.kinds, object))
        .map(({ uuid }) => ({ uuid, pathUuid: newUuid() }));
      const paths = new Map(objects.map(({ uuid, pathUuid }) => [uuid, pathUuid]));
      runAndSelect(
        store,
        { type: 'convert-to-path', objects },
        selected.map(({ uuid }) => paths.get(uuid) ?? uuid),
      );
    },
  }),
  pathAction('breakUp', Shapes, {
    isEnabled: (state) => singleOf(state, 'imported') !== undefined,
    needs: 'imported',
    run: ({ store }) => {
      const graphic = singleOf(store.getState(), 'imported');
      if (!graphic) return;
      const [uuid, groupUuid] = [graphic.uuid, newUuid()];
      const pathUuids = graphic.paths.map(() => newUuid());
      runAndSelect(store, { type: 'break-up-imported', uuid, groupUuid, pathUuids }, [groupUuid]);
    },
  }),
  ...COMBINATIONS.map(({ operation, icon }) =>
    pathAction(operation, icon, {
      isEnabled: (state, kinds) => hasSelectedSuch(state, (object) => isOpenArea(kinds, object), 2),
      needs: 'areas',
      run: ({ store }) => {
        const areas = selectionOf(store.getState()).filter((object) => isOpenArea(store.kinds, object));
        const uuids = areas.map(({ uuid }) => uuid);
        const pathUuid = newUuid();
        runAndSelect(store, { type: 'combine-shapes', operation, uuids, pathUuid }, [pathUuid]);
      },
    }),
  ),
  pathAction('markAngles', Angle, {
    isEnabled: (state, kinds) =>
      hasSelectedSuch(state, (object) => angleMarks(kinds, object, () => '', '').length > 0),
    needs: 'corners',
    run: ({ store, nameOfAngle = '' }) => {
      const page = currentPageOf(store.getState());
      if (!page) return;
      const marked = selectionOf(store.getState()).flatMap((object) => {
        const marks = angleMarks(store.kinds, object, newUuid, nameOfAngle);
        return marks.length === 0 ? [] : [markedAngles(page, object, marks)];
      });
      const commands = marked.flatMap((one) => one.commands);
      if (commands.length > 0 && wasRun(store, { type: 'transaction', commands }))
        store.dispatch(sessionActions.select([...new Set(marked.map(({ held }) => held))]));
    },
  }),
  pathAction('reversePath', ArrowLeftRight, {
    isEnabled: (state) => singleOf(state, 'path') !== undefined,
    needs: 'path',
    run: ({ store }) => {
      const path = singleOf(store.getState(), 'path');
      if (path) store.dispatch(runCommand({ type: 'reverse-path', uuid: path.uuid }));
    },
  }),
];
