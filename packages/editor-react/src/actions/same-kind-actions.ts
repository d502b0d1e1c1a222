import { type EditorState, isTakenWithOthers, type PageObject, sessionActions } from '@tastwerk/editor-core';
import { Shapes, Spline, SwatchBook, type LucideIcon } from 'lucide-react';
import { currentPageOf, selectedObjectsOf } from '../state/selectors.js';
import type { EditorAction } from './editor-action.js';

/** What tells objects alike in one respect; undefined for what has none of it. */
type Trait = (object: PageObject) => string | undefined;

const kindOf: Trait = ({ type }) => type;

const textureOf: Trait = (object) =>
  'pattern' in object && object.pattern.template !== null ? object.pattern.template : undefined;

const lineOf: Trait = (object) =>
  'borderStyle' in object && object.border
    ? [object.borderStyle, object.borderWidth, object.borderColour].join(' ')
    : undefined;

/** The objects of the page that share `trait` with one of those that are selected. */
function alike(state: EditorState, trait: Trait): readonly PageObject[] {
  const wanted = new Set(selectedObjectsOf(state).flatMap((object) => trait(object) ?? []));
  return (currentPageOf(state)?.objects ?? []).filter((object) => {
    const own = trait(object);
    return own !== undefined && wanted.has(own) && isTakenWithOthers(object);
  });
}

function selectAlike(id: string, icon: LucideIcon, trait: Trait): EditorAction {
  return {
    id,
    labelKey: `actions.${id}`,
    icon,
    shortcuts: [],
    scope: 'workspace',
    isEnabled: (state) => alike(state, trait).length > 0,
    needs: 'selection',
    run: ({ store }) => {
      const uuids = alike(store.getState(), trait).map(({ uuid }) => uuid);
      store.dispatch(sessionActions.select(uuids));
    },
  };
}

/** Selecting all of the page that is like what is selected: of its kind, with its texture, or with its line. */
export const sameKindActions: readonly EditorAction[] = [
  selectAlike('selectSameKind', Shapes, kindOf),
  selectAlike('selectSameTexture', SwatchBook, textureOf),
  selectAlike('selectSameLine', Spline, lineOf),
];
