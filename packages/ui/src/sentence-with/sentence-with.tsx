/** Stands in the sentence for the text while it is written: no text has this character, which Unicode leaves to programs. */
const PLACE = '\uE000';

/** Props of `SentenceWith`. */
export interface SentenceWithProps {
  /** What stands in the sentence, such as a title. */
  readonly text: string;
  /** BCP 47 tag of the text; undefined where it is in the language of the interface. */
  readonly language: string | undefined;
  /** The sentence with what it is given in the place of the text. */
  readonly write: (text: string) => string;
}

/** A sentence of the interface in which a text of another language stands: the text alone says which (WCAG 3.1.2). */
export function SentenceWith({ text, language, write }: SentenceWithProps) {
  if (language === undefined) return write(text);
  const [before = '', after = ''] = write(PLACE).split(PLACE);
  return (
    <>
      {before}
      <span lang={language}>{text}</span>
      {after}
    </>
  );
}
