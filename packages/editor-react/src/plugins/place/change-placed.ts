import {
  canonicalJson,
  type Command,
  fail,
  type Kinds,
  ok,
  type PageObject,
  type Result,
  type SceneResources,
} from '@tastwerk/editor-core';
import { boxCentre } from '@tastwerk/editor-core/geometry';
import { findObject, isShape, keptOf } from '@tastwerk/editor-core/objects';
import { withTexture } from '../shapes/index.js';
import { runTogether } from '../../state/run-together.js';
import { documentOf } from '../../state/selectors.js';
import type { PlaceProblem } from './place-problem.js';
import { placedByForm } from './placed-by-form.js';
import { fieldsOfOld, FIRST_FORM, type PlaceForm } from './place-form.js';
import { formOfKept, keptOfForm, placingOf } from './relative-form.js';
import type { EditorStore } from '../../state/editor-store.js';

/** What the dialog shows of an object that is there already. */
export function formOf(kinds: Kinds, object: PageObject): PlaceForm {
  const { x, y, width, height } = kinds.frameOf(object);
  const kept = keptOf(object);
  const place = object.type === 'line' ? { x: object.x, y: object.y } : { x, y };
  return {
    ...FIRST_FORM,
    ...(kept ? formOfKept(kept) : {}),
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

/** Whether the form leaves the ends of a line to the objects that it leads between. */
const leads = ({ position }: PlaceForm) => position === 'leading';

/** The commands that lead from an object to what the form says besides its place, each seeing what the one before it has made. */
function stepsTo(kinds: Kinds, form: PlaceForm): readonly Step[] {
  return [
    (object) => {
      const set = {
        moniker: form.name,
        ...(object.type === 'label' ? { text: form.text, autoSize: form.autoSize } : {}),
        ...(object.type === 'line' && !leads(form)
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
      const sizesItself = (object.type === 'label' && object.autoSize) || form.sameSize !== null;
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
      if (form.position !== 'sheet' || object.type === 'line') return undefined;
      const from = kinds.frameOf(object);
      return { type: 'move-objects', uuids: [object.uuid], dx: form.x - from.x, dy: form.y - from.y };
    },
  ];
}

/** The properties in which `after` differs from `before`. */
const differences = (before: PageObject, after: PageObject): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => Reflect.get(before, name) !== value));

/** The commands that put `before` where `after` is and tie it to others as the form says; the tie is last, so that no move ends it. */
function commandsOfPlace(
  kinds: Kinds,
  before: PageObject,
  after: PageObject,
  form: PlaceForm,
): readonly Command[] {
  const { uuid } = before;
  const kept = keptOfForm(form);
  const tie = kept || keptOf(before) ? { kept: kept ?? null } : {};
  if ('objects' in before) {
    const [from, to] = [kinds.frameOf(before), kinds.frameOf(after)];
    const moved: readonly Command[] =
      before === after ? [] : [{ type: 'resize-objects', uuids: [uuid], from, to }];
    return [...moved, { type: 'update-objects', changes: [{ uuid, set: tie }] }];
  }
  const set = { ...differences(before, after), ...tie };
  return [{ type: 'update-objects', changes: [{ uuid, set }] }];
}

/** The commands that bring the object `uuid` to what the form says; the reason where it cannot be there. */
function commandsTo(
  store: EditorStore,
  uuid: string,
  form: PlaceForm,
  resources: SceneResources,
): Result<readonly Command[], PlaceProblem> {
  const { history, session } = store.getState();
  const pageIndex = session.currentPage;
  let document = history.present;
  const find = () => findObject(document.pages[pageIndex]?.objects ?? [], uuid);
  const commands: Command[] = [];
  for (const step of stepsTo(store.kinds, form)) {
    const object = find();
    const command = object && step(object);
    if (!command) continue;
    commands.push(command);
    const applied = store.commands.apply(document, command);
    // The transaction is refused for this command, with its reason.
    if (!applied.ok) return ok(commands);
    document = applied.value;
  }
  const object = find();
  if (!object) return ok(commands);
  const isRelative = form.position !== 'sheet' || placingOf(form) !== undefined;
  const placed = placedByForm({ document, pageIndex, resources }, object, form);
  if (!placed.ok) return fail(placed.error);
  if (!isRelative && !keptOf(object)) return ok(commands);
  return ok([...commands, ...commandsOfPlace(store.kinds, object, placed.value, form)]);
}

/** Whether two forms say the same. */
const isSame = (one: PlaceForm, other: PlaceForm) => canonicalJson(one) === canonicalJson(other);

/** What is wrong: a problem of a field, or the reason with which a command was refused. */
export type Refusal =
  | { readonly problem: PlaceProblem }
  | { readonly issue: NonNullable<ReturnType<EditorStore['getState']>['session']['lastIssue']> };

/** What the last command was refused for. */
export function refusalOf(store: EditorStore): Refusal | null {
  const { lastIssue } = store.getState().session;
  return lastIssue && { issue: lastIssue };
}

/** Brings the object `uuid` to what the form says, as one step of undo; null, or why nothing was changed. */
export function changePlaced(
  store: EditorStore,
  uuid: string,
  form: PlaceForm,
  resources: SceneResources,
): Refusal | null {
  const { pages } = documentOf(store.getState());
  const object = findObject(pages[store.getState().session.currentPage]?.objects ?? [], uuid);
  // A form that nothing was changed in moves nothing, not even by what was rounded.
  if (object && isSame(formOf(store.kinds, object), form)) return null;
  const commands = commandsTo(store, uuid, form, resources);
  if (!commands.ok) return { problem: commands.error };
  return runTogether(
    store,
    commands.value.map((command) => () => command),
  )
    ? null
    : refusalOf(store);
}
