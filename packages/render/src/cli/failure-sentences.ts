import { failuresByText, type LabelFailure, namedCharacters } from '@tastwerk/editor-core/braille';
import type { DocumentFailure } from './render-document.js';
import type { Say } from './terminal.js';

function labelSentences(labels: readonly LabelFailure[], say: Say): readonly string[] {
  return failuresByText(labels).map(({ path, text, code, characters }) => {
    const issue = characters.length > 1 ? `issue.${code}_several` : `issue.${code}`;
    const sentence = say(issue, { character: namedCharacters(characters) });
    return say('failure.label', { path: path.join('.'), text, sentence, code });
  });
}

/** What to tell a user about texts that stand without braille in files: a heading, then a line for each; nothing for none. */
export function unwrittenSentences(
  document: string,
  unwritten: readonly LabelFailure[],
  say: Say,
): readonly string[] {
  if (unwritten.length === 0) return [];
  return [say('render.unwritten', { document }), ...labelSentences(unwritten, say)];
}

/** What to tell a user about a document that was not rendered: a heading, then a line for each cause. */
export function failureSentences(document: string, failure: DocumentFailure, say: Say): readonly string[] {
  switch (failure.kind) {
    case 'read':
    case 'write':
      return [say(`failure.${failure.kind}`, { path: failure.path, reason: failure.systemCode })];
    case 'crashed':
      return [say('failure.crashed', { document, reason: failure.reason })];
    case 'cancelled':
      return [say('failure.cancelled', { document })];
    case 'document':
      return [
        say('failure.document', { document }),
        ...failure.issues.map(({ code, path, params }) =>
          say('failure.issue', { path: path.join('.') || '–', sentence: say(`issue.${code}`, params), code }),
        ),
      ];
    case 'braille':
      return [say('failure.braille', { document }), ...labelSentences(failure.failures, say)];
  }
}
