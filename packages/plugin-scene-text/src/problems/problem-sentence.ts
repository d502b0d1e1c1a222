import type { Language } from '../language.js';
import type { SceneProblem, SceneProblemCode } from './problem.js';

type Sentence = Readonly<Record<Language, string>>;

/** What each problem is called; `{name}` stands for a value. */
const SENTENCES: Readonly<Record<SceneProblemCode, Sentence>> = {
  TEXT_TOO_LONG: {
    de: 'Der Text ist zu lang: mehr als {most} Zeichen.',
    en: 'The text is too long: more than {most} characters.',
  },
  VERSION_UNKNOWN: {
    de: 'Diese Form von Szenentext ist nicht bekannt: {version}. Gelesen wird {newest}.',
    en: 'This form of scene text is not known: {version}. {newest} can be read.',
  },
  CHARACTER_UNEXPECTED: {
    de: 'Das Zeichen „{character}“ kann hier nicht stehen.',
    en: 'The character “{character}” cannot stand here.',
  },
  TEXT_UNCLOSED: {
    de: 'Hier fehlt ein Anführungszeichen am Ende des Textes.',
    en: 'The quotation mark at the end of the text is missing.',
  },
  JSON_INVALID: {
    de: 'Was hier in Klammern oder hinter dem Doppelpunkt steht, ist kein gültiges JSON.',
    en: 'What stands here in braces or behind the colon is no valid JSON.',
  },
  COMMA_AMBIGUOUS: {
    de: 'Schreiben Sie {decimal} für eine Zahl oder {two} für zwei Zahlen.',
    en: 'Write {decimal} for one number, or {two} for two numbers.',
  },
  INDENT_UNEVEN: {
    de: 'Die Zeile ist anders eingerückt als die Zeilen davor, zu denen sie gehört.',
    en: 'The line is not indented as the lines before it to which it belongs.',
  },
  INDENT_UNEXPECTED: {
    de: 'Darunter kann keine eingerückte Zeile stehen. Rücken Sie die Zeile nicht ein.',
    en: 'No indented line can stand below. Do not indent the line.',
  },
  TOO_DEEP: { de: 'Hier liegen zu viele Gruppen ineinander.', en: 'Too many groups lie in each other here.' },
  WORD_UNKNOWN: { de: '„{word}“ ist hier nicht bekannt.', en: '“{word}” is not known here.' },
  KIND_UNKNOWN: {
    de: 'Mit „{word}“ beginnt keine Zeile.',
    en: 'No line begins with “{word}”.',
  },
  VALUE_UNKNOWN: { de: '„{word}“ ist hier kein Wert.', en: '“{word}” is no value here.' },
  NUMBER_EXPECTED: { de: 'Hier fehlt eine Zahl.', en: 'A number is missing here.' },
  TEXT_EXPECTED: {
    de: 'Hier fehlt ein Text in Anführungszeichen.',
    en: 'A text in quotation marks is missing here.',
  },
  REFERENCE_EXPECTED: {
    de: 'Hier fehlt der Name eines Objekts in Anführungszeichen oder seine Marke, zum Beispiel @1.',
    en: 'The name of an object in quotation marks is missing here, or its mark, such as @1.',
  },
  SIGN_EXPECTED: { de: 'Hier fehlt „{sign}“.', en: '“{sign}” is missing here.' },
  WORD_EXPECTED: {
    de: 'Hier fehlt etwas. Möglich sind zum Beispiel: {words}.',
    en: 'Something is missing here. Possible are, for example: {words}.',
  },
  FIELD_MISSING: {
    de: 'Hier oder darunter fehlt: {words}.',
    en: 'Missing here or below: {words}.',
  },
  SAID_TWICE: { de: 'Das ist doppelt: {what}.', en: 'This is said twice: {what}.' },
  NAME_UNKNOWN: {
    de: 'Es gibt kein Objekt mit dem Namen „{name}“.',
    en: 'There is no object called “{name}”.',
  },
  NAME_AMBIGUOUS: {
    de: '{count} Objekte heißen „{name}“. Geben Sie einem davon eine Marke, zum Beispiel @1, und nennen Sie diese.',
    en: '{count} objects are called “{name}”. Give one of them a mark, such as @1, and name that.',
  },
  NAME_TAKEN: {
    de: 'Die Marke {name} hat schon eine andere Zeile.',
    en: 'Another line has the mark {name} already.',
  },
  RELATION_CIRCLE: {
    de: 'Die Lage dieses Objekts hängt von ihm selbst ab.',
    en: 'The position of this object depends on itself.',
  },
  RELATION_OTHER_PAGE: {
    de: 'Das Objekt, auf das sich die Lage bezieht, steht auf einer anderen Seite.',
    en: 'The object that the position refers to is on another page.',
  },
  RELATION_NO_CORNER: {
    de: 'So viele Ecken oder Kanten hat das Objekt nicht.',
    en: 'The object does not have so many corners or edges.',
  },
  RELATION_NO_ROOM: {
    de: 'Dort ist nicht genug Platz: Das Objekt passt mit diesem Abstand nicht hinein.',
    en: 'There is not enough room: the object does not fit there with this gap.',
  },
  RELATION_NOT_DRAWN: {
    de: 'Ein Objekt, auf das sich die Lage bezieht, ist ausgeblendet oder leer.',
    en: 'An object that the position refers to is hidden or empty.',
  },
  SHAPE_UNKNOWN: {
    de: 'Die Zahl der Ecken oder Punkte passt nicht zu dieser Form, oder sie fehlen.',
    en: 'The number of corners or points does not fit this shape, or they are missing.',
  },
  SHAPE_IMPOSSIBLE: {
    de: 'Mit diesen Maßen gibt es diese Form nicht.',
    en: 'There is no such shape with these measures.',
  },
  VALUE_INVALID: {
    de: 'Dieser Wert ist hier nicht möglich: {property}.',
    en: 'This value is not possible here: {property}.',
  },
  VALUE_TOO_SMALL: {
    de: 'Das ist zu klein. Mindestens: {minimum}.',
    en: 'This is too small. At least: {minimum}.',
  },
  VALUE_TOO_LARGE: {
    de: 'Das ist zu groß. Höchstens: {maximum}.',
    en: 'This is too large. At most: {maximum}.',
  },
  DOCUMENT_INVALID: {
    de: 'Daraus wird kein gültiges Dokument ({issue}).',
    en: 'This makes no valid document ({issue}).',
  },
  CHANGE_REFUSED: {
    de: 'Diese Änderung ist nicht möglich ({issue}).',
    en: 'This change is not possible ({issue}).',
  },
};

const DID_YOU_MEAN: Sentence = { de: 'Meinten Sie {suggestion}?', en: 'Did you mean {suggestion}?' };

const filled = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replaceAll(/\{(\w+)\}/gu, (gap, name: string) => String(values[name] ?? gap));

/** What is wrong as a sentence, with what may stand there instead where that is known. */
export function problemSentence({ code, params, suggestion }: SceneProblem, language: Language): string {
  const sentence = filled(SENTENCES[code][language], params);
  if (suggestion === undefined || code === 'COMMA_AMBIGUOUS') return sentence;
  return `${sentence} ${filled(DID_YOU_MEAN[language], { suggestion })}`;
}
