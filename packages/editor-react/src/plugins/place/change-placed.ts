import type { Command, Document, Issue, Kinds, PageObject } from '@tastwerk/editor-core';
import { boxCentre } from '@tastwerk/editor-core/geometry';
import { findObject, isShape } from '@tastwerk/editor-core/objects';
import { withTexture } from '../shapes/index.js';
import { runTogether } from '../../state/run-together.js';
import type { PutBeside } from './placed-object.js';
import { fieldsOfOld, FIRST_FORM, type PlaceForm } from './place-form.js';
import type { EditorStore } from '../../state/editor-store.js';

/** What the dialog shows of an object that is there already. */
export function formOf(kinds: Kinds, object: PageObject): PlaceForm {
  const { x, y, width, height } = kinds.frameOf(object);
  const place = object.type === 'line' ? { x: object.x, y: object.y } : { x, y };
  return {
    ...FIRST_FORM,
    name: object.moniker,
    ...place,
    width: Math.abs(width),
    height: Math.abs(height),
    angle: kinds.angleOf(object),
    ...(object.type === 'line' ? { endX: object.x + object.dx, endY: object.y + object.dy } : {}),
    text: object.type === 'label' ? object.text : '',
    autoSize: object.type === 'label' && object.autoSize,
    texture: isShape(object) ? object.pattern.template : null,
  };
}

type Step = (object: PageObject) => Command | undefined;

/** The commands that lead from an object to what the form says, each seeing what the one before it has made. */
function stepsTo(kinds: Kinds, form: PlaceForm, beside: PutBeside | undefined): readonly Step[] {
  return [
    (object) => {
      const set = {
        moniker: form.name,
        ...(object.type === 'label' ? { text: form.text, autoSize: form.autoSize } : {}),
        ...(object.type === 'line'
          ? { x: form.x, y: form.y, dx: form.endX - form.x, dy: form.endY - form.y }
          : {}),
        ...(isShape(object) && object.pattern.template !== form.texture
          ? withTexture(object, form.texture)
          : {}),
      };
      return { type: 'update-objects', changes: [{ uuid: object.uuid, set }] };
    },
    (object) => {
      const from = kinds.frameOf(object);
      const { size } = fieldsOfOld(kinds, object);
      const to = {
        ...from,
        width: from.width === 0 ? 0 : Math.sign(from.width) * form.width,
        height: from.height === 0 ? 0 : Math.sign(from.height) * form.height,
      };
      const isSame = from.width === to.width && from.height === to.height;
      const sizesItself = object.type === 'label' && object.autoSize;
      return !size || sizesItself || isSame
        ? undefined
        : { type: 'resize-objects', uuids: [object.uuid], from, to };
    },
    (object) => {
      const degrees = (form.angle - kinds.angleOf(object)) % 360;
      if (!fieldsOfOld(kinds, object).angle || degrees === 0) return undefined;
      return {
        type: 'rotate-objects',
        uuids: [object.uuid],
        degrees,
        centre: boxCentre(kinds.frameOf(object)),
      };
    },
    (object) => {
      const from = kinds.frameOf(object);
      const goal = beside ? kinds.frameOf(beside(object, form)) : form;
      if (!beside && object.type === 'line') return undefined;
      return { type: 'move-objects', uuids: [object.uuid], dx: goal.x - from.x, dy: goal.y - from.y };
    },
  ];
}

/** Brings the object `uuid` to what the form says, as one step of undo; gives the issue when something of it was refused. */
export function changePlaced(
  store: EditorStore,
  uuid: string,
  form: PlaceForm,
  beside: PutBeside | undefined,
): Issue | null {
  const { currentPage } = store.getState().session;
  const steps = stepsTo(store.kinds, form, beside).map((step) => ({ pages }: Document) => {
    const object = findObject(pages[currentPage]?.objects ?? [], uuid);
    return object && step(object);
  });
  return runTogether(store, steps) ? null : store.getState().session.lastIssue;
}
