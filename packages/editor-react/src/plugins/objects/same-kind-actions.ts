import { type PageObject, sessionActions } from '@tastwerk/editor-core';
import { childrenOf, isOutlined, isShape, isTakenWithOthers } from '@tastwerk/editor-core/objects';
import { Shapes, Spline, SwatchBook, type LucideIcon } from 'lucide-react';
import { currentPageOf, selectedObjectsOf } from '../../state/selectors.js';
import type { ActionNeed, EditorAction } from '../../state/editor-action.js';
import type { EditorState } from '../../state/editor-store.js';

/** What tells objects alike in one respect; undefined for what has none of it. */
type Trait = (object: PageObject) => string | undefined;

const kindOf: Trait = ({ type }) => type;

const textureOf: Trait = (object) =>
  isShape(object) && object.pattern.template !== null ? object.pattern.template : undefined;

const lineOf: Trait = (object) =>
  isOutlined(object) && object.border
    ? [object.borderStyle, object.borderWidth, object.borderColour].join(' ')
    : undefined;

const hasTrait = (state: EditorState, trait: Trait): boolean =>
  selectedObjectsOf(state).some((object) => trait(object) !== undefined);

const holdsSelected = (object: PageObject, selected: ReadonlySet<string>): boolean =>
  childrenOf(object).some((child) => selected.has(child.uuid) || holdsSelected(child, selected));

/**
 * Ids of the objects of the page, in groups too, that share `trait` with one of those that are selected. What is hidden or locked is
 * left out unless it is selected. A group that is found stands for its members; one around a selected object is not taken itself.
 */
function alike(state: EditorState, trait: Trait): readonly string[] {
  const selected = new Set(state.session.selectedUuids);
  const wanted = new Set(selectedObjectsOf(state).flatMap((object) => trait(object) ?? []));
  const among = (objects: readonly PageObject[], isInReach: boolean): readonly string[] =>
    objects.flatMap((object) => {
      const own = trait(object);
      const isTaken = isInReach && isTakenWithOthers(object);
      const isAlike = own !== undefined && wanted.has(own) && !holdsSelected(object, selected);
      if (isAlike && (isTaken || selected.has(object.uuid))) return [object.uuid];
      return among(childrenOf(object), isTaken);
    });
  return among(currentPageOf(state)?.objects ?? [], true);
}

function selectAlike(id: string, icon: LucideIcon, trait: Trait, needs: ActionNeed): EditorAction {
  return {
    id,
    labelKey: `actions.${id}`,
    icon,
    shortcuts: [],
    scope: 'workspace',
    isEnabled: (state) => hasTrait(state, trait),
    needs,
    run: ({ store }) => void store.dispatch(sessionActions.select(alike(store.getState(), trait))),
  };
}

/** Selecting all of the page that is like what is selected: of its kind, with its texture, or with its line. */
export const sameKindActions: readonly EditorAction[] = [
  selectAlike('selectSameKind', Shapes, kindOf, 'selection'),
  selectAlike('selectSameTexture', SwatchBook, textureOf, 'texture'),
  selectAlike('selectSameLine', Spline, lineOf, 'outline'),
];
