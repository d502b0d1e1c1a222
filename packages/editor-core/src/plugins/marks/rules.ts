import { placedBrailleTexts } from '../../braille/collect.js';
import { textsOfDocument, type TextOfDocument } from '../../braille/texts-of-document.js';
import type { DocumentRule } from '../../proofing/rule.js';
import { textFindings, type ToldOfText } from '../../proofing/text-findings.js';
import { readableText } from '../../texts/readable-text.js';
import { markedText, type MarkedText } from '../../texts/marked-stretches.js';
import { formulasIn, textParts } from '../../texts/text-parts.js';
import { primaryLanguage, languageOfSystem, systemWithin } from '../../translator/systems.js';

const isMarked = ({ text }: TextOfDocument) => text.includes(']{');
const marksOf = (text: string): MarkedText => markedText(text, formulasIn(text));

/** What looks like marks of a text is marks: else brackets and names stand on the sheet as they are typed. */
export const markUnread: DocumentRule = {
  scope: 'document',
  check(document, resources) {
    const told = textsOfDocument(resources.kinds, document)
      .filter(isMarked)
      .flatMap(({ text, uuid }) =>
        text.split('\n').flatMap((line) =>
          marksOf(line).unread.map(({ start, end, name }): ToldOfText => ({
            uuid,
            values: { mark: name, text: line.slice(start, end) },
          })),
        ),
      );
    return textFindings(told, 'warning', document, resources);
  },
};

/** Emphasis in a text has signs in the braille system that writes it: else a reader does not find it. */
export const emphasisUnmarked: DocumentRule = {
  scope: 'document',
  check(document, resources) {
    const { kinds, braille } = resources;
    const told = placedBrailleTexts(kinds, document)
      .filter(isMarked)
      .flatMap(({ text, uuid }): ToldOfText[] => {
        const line = braille.get(text, document.system);
        return line?.ok && line.value.unmarked
          ? [{ uuid, values: { text: readableText(text, braille) } }]
          : [];
      });
    return textFindings(told, 'info', document, resources);
  },
};

/** Words of another language have a braille system of that: else they are written in the system of the document. */
export const languageUnwritten: DocumentRule = {
  scope: 'document',
  check(document, resources) {
    const { system } = document;
    const own = primaryLanguage(languageOfSystem(system));
    const told = placedBrailleTexts(resources.kinds, document)
      .filter(isMarked)
      .flatMap(({ text, uuid }) =>
        textParts(text).flatMap(({ content, marks }): ToldOfText[] => {
          const { language, system: named } = marks ?? {};
          if (language === undefined || named !== undefined || primaryLanguage(language) === own) return [];
          return systemWithin(system, language) === system
            ? [{ uuid, values: { language, text: content } }]
            : [];
        }),
      );
    return textFindings(told, 'info', document, resources);
  },
};
