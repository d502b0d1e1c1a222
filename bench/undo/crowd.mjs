/** A page of 5,000 objects, and steps that move one of them. */
import { runCommand } from '@tastwerk/editor-core';
import { createBlankDocument, createObject } from '@tastwerk/editor-core/standard';

export const OBJECTS = 5000;
/** Steps that the history keeps. */
export const KEPT = 500;

function uuid(number) {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

/** A document of one page with all the objects. */
export function crowd() {
  const blank = createBlankDocument({ uuid: uuid(1), pageUuid: uuid(2), language: 'de' });
  const [page] = blank.pages;
  const objects = Array.from({ length: OBJECTS }, (_, index) =>
    createObject('rect', { uuid: uuid(100 + index), x: index % 100, y: Math.floor(index / 100) }),
  );
  return { ...blank, pages: [{ ...page, objects }] };
}

/** Moves of one object after the other all over the page. */
export function move(step) {
  const uuids = [uuid(100 + ((step * 37) % OBJECTS))];
  return runCommand({ type: 'move-objects', uuids, dx: 0.5, dy: 1 });
}
