/** What a braille system is for: texts as people read them, signs of a computer one by one, or the sounds of speech. */
export type SystemType = 'literary' | 'computer' | 'phonetic';

/** How much of a text is contracted. */
export type Contraction = 'no' | 'partial' | 'full';

/** A braille system that a document can choose, and what its table says of itself. */
export interface SystemEntry {
  /** The system as a document names it, such as `fr:fr-bfu-g2@3.39`: language, name of the table and release of liblouis. */
  readonly id: string;
  /** The file of the table in `tables/`. */
  readonly table: string;
  /** The language of the print text, as a BCP 47 tag in its canonical form. */
  readonly language: string;
  /** The country whose rules these are (ISO 3166), for a language that has different ones. */
  readonly region?: string;
  readonly type: SystemType;
  readonly contraction?: Contraction;
  /** The grade as the country counts it, such as `1.5`. */
  readonly grade?: string;
  /** Whether letters are written with six dots or eight. */
  readonly dots: 6 | 8;
  /** Whether its rules have a sign for characters that they do not know. */
  readonly hasUnknownSign?: boolean;
  /** The name of the rules, such as `ebae`. */
  readonly system?: string;
  /** The year or the number of the rules. */
  readonly version?: string;
  /** What sets the table apart from others of the same rules, such as `detailed`. */
  readonly variant?: string;
  /** The name that the table gives itself in English. */
  readonly name: string;
}
