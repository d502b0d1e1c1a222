import { type Document, type Kinds, type PageObject } from '@tastwerk/editor-core';
import type { TFunction } from 'i18next';
import { CornerDownRight, File, LayoutTemplate, type LucideIcon } from 'lucide-react';
import { missingFor } from '../../state/editor-action.js';
import { EDITOR_ACTIONS } from '../../actions/registry.js';
import { shortcutText } from '../../state/shortcut.js';
import { objectName } from '../../state/object-name.js';
import { documentOf } from '../../state/selectors.js';
import { TEMPLATE_IDS } from '../templates/template-ids.js';
import type { Searchable } from './match.js';
import type { EditorState } from '../../state/editor-store.js';

/** Something that can be chosen from the list of commands. */
export interface PaletteEntry extends Searchable {
  /** `action:`, `object:`, `page:` or `template:` before the id or number of what it stands for. */
  readonly id: string;
  readonly icon: LucideIcon;
  readonly shortcut?: string;
  readonly note?: string;
  readonly isUnavailable?: boolean;
}

/** Looks up texts in the namespaces `editor`, `commands` and `templates`. */
type Texts = TFunction<readonly ['editor', 'commands', 'templates']>;

/** All actions but the one that opens this list, in the order of the registry. */
export function actionEntries(state: EditorState, kinds: Kinds, t: Texts): readonly PaletteEntry[] {
  return EDITOR_ACTIONS.filter(({ id }) => id !== 'palette').map((action): PaletteEntry => {
    const missing = missingFor(action, state, kinds);
    const [shortcut] = action.shortcuts;
    const note = missing
      ? t('commands:palette.unavailable', { reason: t(`commands:needs.${missing}`) })
      : action.isPressed?.(state)
        ? t('commands:palette.on')
        : undefined;
    return {
      id: `action:${action.id}`,
      label: t(action.labelKey),
      synonyms: t(`commands:synonyms.${action.id}`, { defaultValue: '' }),
      icon: action.icon,
      isUnavailable: missing !== undefined,
      ...(shortcut ? { shortcut: shortcutText(shortcut, (key) => t(`editor:keys.${key}`)) } : {}),
      ...(note === undefined ? {} : { note }),
    };
  });
}

function objectEntry(object: PageObject, pageNumber: number, t: Texts): PaletteEntry {
  return {
    id: `object:${object.uuid}`,
    label: objectName(object, t),
    icon: CornerDownRight,
    note: t('commands:palette.onPage', { number: pageNumber }),
  };
}

function withMembers(objects: readonly PageObject[]): readonly PageObject[] {
  return objects.flatMap((object) =>
    object.type === 'group' ? [object, ...withMembers(object.objects)] : [object],
  );
}

/** All objects of the document, members of groups too, page by page; a legend that is out of use is not there. */
export function objectEntries(document: Document, t: Texts): readonly PaletteEntry[] {
  return document.pages.flatMap(({ objects }, index) =>
    withMembers(objects)
      .filter((object) => object.type !== 'key' || object.active)
      .map((object) => objectEntry(object, index + 1, t)),
  );
}

/** The pages, by number and name. */
export function pageEntries(state: EditorState, t: Texts): readonly PaletteEntry[] {
  return documentOf(state).pages.map(({ name }, index) => {
    const number = t('commands:palette.onPage', { number: index + 1 });
    const label = name.trim() === '' || name === number ? number : `${number}: ${name}`;
    return { id: `page:${index}`, label, icon: File };
  });
}

/** The templates. */
export function templateEntries(t: Texts): readonly PaletteEntry[] {
  return TEMPLATE_IDS.map((id) => ({
    id: `template:${id}`,
    label: t(`templates:${id}.name`),
    synonyms: t(`templates:${id}.about`),
    icon: LayoutTemplate,
  }));
}

/** The box of an object of the document in page mm; undefined when it is gone. */
export function boxOfObject(kinds: Kinds, document: Document, uuid: string) {
  const found = document.pages
    .flatMap(({ objects }) => withMembers(objects))
    .find((one) => one.uuid === uuid);
  return found && kinds.boundsOf(found);
}
