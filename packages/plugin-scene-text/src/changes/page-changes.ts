import type { Command, Document, Page } from '@tastwerk/editor-core';
import { isSameJson } from '../same-json.js';
import { differing } from './document-changes.js';
import { movesBetween } from './object-order.js';

/** A page that is new, with all that is on it: as one of a template, so that it gets nothing else. */
const newPage = ({ width, height }: Document, page: Page): Command => ({
  type: 'use-template',
  mode: 'append',
  template: {
    width,
    height,
    graphicTitle: '',
    keyedTextures: [],
    keyedStrokes: [],
    imageDescription: { type: '', summary: '', details: '' },
    pages: [page],
  },
});

/** Guides as far as they are the same stay; the others are laid again. */
function guideCommands(before: Page, after: Page): readonly Command[] {
  const pageUuid = after.uuid;
  const [was, is] = [before.guides, after.guides];
  const differs = was.findIndex((guide, index) => !isSameJson(guide, is[index]));
  const same = differs < 0 ? was.length : differs;
  const gone = was.slice(same).map((_guide, offset): Command => ({
    type: 'remove-guide',
    pageUuid,
    index: was.length - 1 - offset,
  }));
  return [...gone, ...is.slice(same).map((guide): Command => ({ type: 'add-guide', pageUuid, ...guide }))];
}

function settingCommands(before: Page, after: Page): readonly Command[] {
  const set = differing(before, after, ['name', 'text']);
  const named: readonly Command[] =
    Object.keys(set).length === 0 ? [] : [{ type: 'set-page', uuid: after.uuid, set }];
  return [...named, ...guideCommands(before, after)];
}

/** The changes of pages but for the objects on pages that stay. */
export function pageCommands(before: Document, after: Document): readonly Command[] {
  const had = new Map(before.pages.map((page) => [page.uuid, page]));
  const has = new Set(after.pages.map(({ uuid }) => uuid));
  const added = after.pages.filter(({ uuid }) => !had.has(uuid));
  const removed = before.pages.filter(({ uuid }) => !has.has(uuid));
  const order = [...before.pages.filter(({ uuid }) => has.has(uuid)), ...added].map(({ uuid }) => uuid);
  return [
    ...added.map((page) => newPage(after, page)),
    ...removed.map(({ uuid }): Command => ({ type: 'remove-page', uuid })),
    ...movesBetween(
      order,
      after.pages.map(({ uuid }) => uuid),
    ).map(({ uuid, to }): Command => ({ type: 'move-page', uuid, index: to })),
    ...after.pages.flatMap((page) => {
      const known = had.get(page.uuid);
      return known && known !== page ? settingCommands(known, page) : [];
    }),
  ];
}
