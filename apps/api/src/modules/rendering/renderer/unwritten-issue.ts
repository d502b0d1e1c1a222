import type { Issue } from '@tastwerk/editor-core';
import type { LabelFailure } from '@tastwerk/editor-core/braille';

/** A text without braille as an issue: its place in the document, its label, and the character that cannot be written. */
export function unwrittenIssue({ uuid, path, failure }: LabelFailure): Issue {
  const params = {
    ...(uuid === null ? {} : { uuid }),
    ...(failure.character === undefined ? {} : { character: failure.character }),
    ...(failure.index === undefined ? {} : { index: failure.index }),
  };
  return { code: failure.code, path, params };
}
