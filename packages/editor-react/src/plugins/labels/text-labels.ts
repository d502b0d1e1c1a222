import { type LabelObject, sessionActions } from '@tastwerk/editor-core';
import { DEFAULT_LABEL_SIZE_MM, defaultKeyVal } from '@tastwerk/editor-core/objects';
import { freePlace } from '@tastwerk/editor-core/placing';
import { swellProfile } from '@tastwerk/editor-core/proofing';
import { Rows3 } from 'lucide-react';
import { newUuid } from '../../base/new-uuid.js';
import { currentPageOf, documentOf } from '../../state/selectors.js';
import { wasRun } from '../../state/was-run.js';
import type { EditorAction } from '../../state/editor-action.js';
import { runAndSelect, selectionOf } from '../../state/selection.js';
import type { EditorState, EditorStore } from '../../state/editor-store.js';

/** Free height in mm between labels that stand below each other. */
const GAP_MM = swellProfile.gapElements.warningMm;

/** SVG markup, with what may stand before its first element. */
const SVG_MARKUP = /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)*(?:<!DOCTYPE[^>]*>\s*)?<svg[\s>]/iu;

/** Whether `text` is the markup of an SVG drawing. */
export function isSvgMarkup(text: string): boolean {
  return SVG_MARKUP.test(text);
}

function linesOf(text: string): readonly string[] {
  return text
    .split(/\r\n?|\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Writes `text` from another program as a label where the page has room, and selects it; its lines stay lines. */
export function pasteAsLabel(store: EditorStore, text: string): void {
  const state = store.getState();
  const page = currentPageOf(state);
  const lines = linesOf(text);
  if (!page || lines.length === 0) return;
  const { width, height } = DEFAULT_LABEL_SIZE_MM;
  const size = { width, height: height * lines.length };
  const { place } = freePlace(store.kinds, documentOf(state), page, size);
  const uuid = newUuid();
  const label = { ...place, ...size, text: lines.join('\n'), pristine: false, autoSize: true };
  const objects = [store.kinds.create('label', { uuid, ...label })];
  runAndSelect(store, { type: 'add-objects', pageUuid: page.uuid, objects }, [uuid]);
}

/** The selected label that has several lines; a title stays one. */
function labelOfLines(state: EditorState): LabelObject | undefined {
  const [label, ...others] = selectionOf(state);
  if (others.length > 0 || label?.type !== 'label' || label.isTitle || label.locked) return undefined;
  return linesOf(label.text).length > 1 ? label : undefined;
}

/** Makes a label of each line of the selected one: one step. */
export const splitLinesAction: EditorAction = {
  id: 'splitLines',
  labelKey: 'actions.splitLines',
  icon: Rows3,
  shortcuts: [],
  scope: 'workspace',
  isEnabled: (state) => labelOfLines(state) !== undefined,
  needs: 'lines',
  run: ({ store }) => {
    const state = store.getState();
    const page = currentPageOf(state);
    const label = labelOfLines(state);
    if (!page || !label) return;
    const lines = linesOf(label.text);
    const heightMm = label.height / lines.length;
    const objects = lines.map((text, at) =>
      store.kinds.create('label', {
        ...label,
        uuid: newUuid(),
        y: label.y + at * (heightMm + GAP_MM),
        height: heightMm,
        text,
        keyVal: defaultKeyVal(text),
        autoSize: true,
        brailleOverride: null,
      }),
    );
    const commands = [
      { type: 'add-objects', pageUuid: page.uuid, objects },
      { type: 'remove-objects', uuids: [label.uuid] },
    ] as const;
    if (!wasRun(store, { type: 'transaction', commands })) return;
    store.dispatch(sessionActions.select(objects.map(({ uuid }) => uuid)));
  },
};
