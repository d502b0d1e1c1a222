/** What a rule of the checker says. `{value}` is what was found. */
export interface Rule {
  /** An error keeps a publication from being eBraille; a warning is what the specification recommends. */
  readonly severity: 'error' | 'warning';
  /** The section of the specification that asks for it: eBraille 1.0 (14 August 2025), or EPUB 3.3. */
  readonly source: string;
  readonly de: string;
  readonly en: string;
}

const FILES = 'eBraille 1.0, 4.2';
const METADATA = 'eBraille 1.0, 5.2';
const CONTENT = 'eBraille 1.0, 6.2';
const STYLES = 'eBraille 1.0, 6.3';

/**
 * The rules by their ids. EBR are those of the eBraille checker of DAISY, PKG, RSC and OPF those of EPUBCheck for what every EPUB must
 * have, TW are sentences of the specification that neither has a number for.
 */
export const RULES = {
  'PKG-004': {
    severity: 'error',
    source: 'EPUB 3.3, 4.3',
    de: 'Die Datei ist kein lesbares ZIP-Archiv oder zu groß.',
    en: 'The file is no ZIP archive that can be read, or too large.',
  },
  'PKG-006': {
    severity: 'error',
    source: 'EPUB 3.3, 4.3',
    de: 'Die erste Datei im Archiv muss „mimetype“ sein.',
    en: 'The first file of the archive must be “mimetype”.',
  },
  'PKG-007': {
    severity: 'error',
    source: 'EPUB 3.3, 4.3',
    de: '„mimetype“ muss „application/epub+zip“ enthalten, sonst nichts.',
    en: '“mimetype” must say “application/epub+zip” and nothing else.',
  },
  'RSC-001': {
    severity: 'error',
    source: 'EPUB 3.3, 5.6',
    de: 'Die Datei „{value}“ fehlt.',
    en: 'The file “{value}” is missing.',
  },
  'RSC-002': {
    severity: 'error',
    source: 'EPUB 3.3, 4.2',
    de: '„META-INF/container.xml“ fehlt oder nennt kein Paketdokument.',
    en: '“META-INF/container.xml” is missing or names no package document.',
  },
  'RSC-005': {
    severity: 'error',
    source: 'EPUB 3.3, 3.2',
    de: 'Die Datei ist kein wohlgeformtes XML: {value}',
    en: 'The file is not well-formed XML: {value}',
  },
  'RSC-006': {
    severity: 'error',
    source: FILES,
    de: 'Alle Dateien müssen in der Publikation liegen; gefunden wurde „{value}“.',
    en: 'All files must be in the publication; found “{value}”.',
  },
  'RSC-008': {
    severity: 'error',
    source: 'EPUB 3.3, 5.6',
    de: '„{value}“ wird verwendet, steht aber nicht im Manifest.',
    en: '“{value}” is used, but not in the manifest.',
  },
  'OPF-049': {
    severity: 'error',
    source: 'EPUB 3.3, 5.7',
    de: 'Die Lesereihenfolge nennt „{value}“, das nicht im Manifest steht.',
    en: 'The spine names “{value}”, which is not in the manifest.',
  },
  'EBR-001': {
    severity: 'error',
    source: 'eBraille 1.0, 8',
    de: 'Der Name der Datei muss auf „.ebrl“ enden.',
    en: 'The name of the file must end in “.ebrl”.',
  },
  'EBR-003': {
    severity: 'error',
    source: FILES,
    de: 'Das Paketdokument muss auf der obersten Ebene liegen; gefunden wurde „{value}“.',
    en: 'The package document must be at the top; found “{value}”.',
  },
  'EBR-004': {
    severity: 'error',
    source: FILES,
    de: 'Das Paketdokument muss „package.opf“ heißen; gefunden wurde „{value}“.',
    en: 'The package document must be called “package.opf”; found “{value}”.',
  },
  'EBR-005': {
    severity: 'error',
    source: FILES,
    de: 'Das Navigationsdokument muss auf der obersten Ebene liegen; gefunden wurde „{value}“.',
    en: 'The navigation document must be at the top; found “{value}”.',
  },
  'EBR-006': {
    severity: 'error',
    source: FILES,
    de: 'Das Navigationsdokument muss „index.html“ heißen; gefunden wurde „{value}“.',
    en: 'The navigation document must be called “index.html”; found “{value}”.',
  },
  'EBR-007': {
    severity: 'error',
    source: METADATA,
    de: 'In den Metadaten fehlt „{value}“.',
    en: 'The metadata lack “{value}”.',
  },
  'EBR-008': {
    severity: 'error',
    source: METADATA,
    de: '„{value}“ darf nur einmal in den Metadaten stehen.',
    en: '“{value}” may stand only once in the metadata.',
  },
  'EBR-009': {
    severity: 'error',
    source: METADATA,
    de: 'In den Metadaten fehlt die Eigenschaft „{value}“.',
    en: 'The metadata lack the property “{value}”.',
  },
  'EBR-010': {
    severity: 'error',
    source: METADATA,
    de: 'Die Eigenschaft „{value}“ darf nur einmal in den Metadaten stehen.',
    en: 'The property “{value}” may stand only once in the metadata.',
  },
  'EBR-011': {
    severity: 'warning',
    source: METADATA,
    de: '„dc:date“ soll ein Datum nach ISO 8601 sein; gefunden wurde „{value}“.',
    en: '“dc:date” should be a date by ISO 8601; found “{value}”.',
  },
  'EBR-012': {
    severity: 'error',
    source: METADATA,
    de: '„dc:format“ muss „eBraille 1.0“ sein; gefunden wurde „{value}“.',
    en: '“dc:format” must be “eBraille 1.0”; found “{value}”.',
  },
  'EBR-013': {
    severity: 'warning',
    source: METADATA,
    de: '„dc:identifier“ soll ein URN sein; gefunden wurde „{value}“.',
    en: '“dc:identifier” should be a URN; found “{value}”.',
  },
  'EBR-014': {
    severity: 'error',
    source: METADATA,
    de: '„dc:language“ muss die Schrift „Brai“ nennen; gefunden wurde „{value}“.',
    en: '“dc:language” must name the script “Brai”; found “{value}”.',
  },
  'EBR-015': {
    severity: 'error',
    source: METADATA,
    de: '„dcterms:dateCopyrighted“ muss die Form JJJJ, JJJJ-MM oder JJJJ-MM-TT haben; gefunden wurde „{value}“.',
    en: '“dcterms:dateCopyrighted” must have the form YYYY, YYYY-MM or YYYY-MM-DD; found “{value}”.',
  },
  'EBR-016': {
    severity: 'error',
    source: METADATA,
    de: '„a11y:brailleCellType“ muss 6, 8 oder beides sein; gefunden wurde „{value}“.',
    en: '“a11y:brailleCellType” must be 6, 8 or both; found “{value}”.',
  },
  'EBR-017': {
    severity: 'error',
    source: METADATA,
    de: '„a11y:completeTranscription“ muss true oder false sein; gefunden wurde „{value}“.',
    en: '“a11y:completeTranscription” must be true or false; found “{value}”.',
  },
  'EBR-018': {
    severity: 'error',
    source: METADATA,
    de: '„a11y:tactileGraphics“ muss none sein oder JPG, PNG, SVG und PDF aufzählen; gefunden wurde „{value}“.',
    en: '“a11y:tactileGraphics” must be none or list JPG, PNG, SVG and PDF; found “{value}”.',
  },
  'EBR-020': {
    severity: 'error',
    source: 'eBraille 1.0, 5.5',
    de: '{value} ist veraltet und in eBraille nicht erlaubt.',
    en: '{value} is a legacy feature that eBraille does not allow.',
  },
  'EBR-021': {
    severity: 'error',
    source: 'eBraille 1.0, 5.5',
    de: 'Sammlungen („collection“) sind in eBraille nicht erlaubt.',
    en: 'Collections are not allowed in eBraille.',
  },
  'EBR-022': {
    severity: 'error',
    source: 'eBraille 1.0, 5.3',
    de: 'Ersatzdateien im Manifest („fallback“) sind in eBraille nicht erlaubt; gefunden bei „{value}“.',
    en: 'Fallbacks in the manifest are not allowed in eBraille; found at “{value}”.',
  },
  'EBR-030': {
    severity: 'warning',
    source: 'eBraille 1.0, 6.2.1',
    de: 'Inhalt soll aus Braillezeichen bestehen; gefunden wurde „{value}“.',
    en: 'Content should consist of braille; found “{value}”.',
  },
  'EBR-040': {
    severity: 'error',
    source: CONTENT,
    de: 'Skripte sind in eBraille nicht erlaubt; gefunden wurde „{value}“.',
    en: 'Scripts are not allowed in eBraille; found “{value}”.',
  },
  'EBR-041': {
    severity: 'error',
    source: CONTENT,
    de: 'Formulare dürfen in eBraille nichts absenden; gefunden wurde „{value}“.',
    en: 'Forms must not send anything in eBraille; found “{value}”.',
  },
  'EBR-050': {
    severity: 'error',
    source: STYLES,
    de: 'Eigenschaften mit „-epub-“ sind nicht erlaubt; gefunden wurde „{value}“.',
    en: 'Properties with “-epub-” are not allowed; found “{value}”.',
  },
  'EBR-051': {
    severity: 'warning',
    source: STYLES,
    de: 'Die Schrift soll nicht festgelegt werden; gefunden wurde „{value}“.',
    en: 'The font should not be set; found “{value}”.',
  },
  'EBR-052': {
    severity: 'warning',
    source: STYLES,
    de: 'Längen sollen sich nach der Schrift richten; gefunden wurde „{value}“.',
    en: 'Lengths should be relative to the font; found “{value}”.',
  },
  'TW-001': {
    severity: 'error',
    source: 'eBraille 1.0, 7',
    de: '„index.html“ braucht <link rel="publication" href="package.opf">.',
    en: '“index.html” needs <link rel="publication" href="package.opf">.',
  },
  'TW-002': {
    severity: 'error',
    source: 'eBraille 1.0, 5.4',
    de: 'Die Lesereihenfolge darf nur XHTML-Dokumente nennen und nicht „index.html“; gefunden wurde „{value}“.',
    en: 'The spine may name only XHTML documents, and not “index.html”; found “{value}”.',
  },
} as const satisfies Readonly<Record<string, Rule>>;

export type RuleId = keyof typeof RULES;

/** What breaks a rule in a file that is known. */
export type Told = Omit<PublicationProblem, 'path'>;

/** What breaks a rule, and in which file of the publication. */
export interface PublicationProblem {
  readonly id: RuleId;
  /** Empty for the publication as a whole. */
  readonly path: string;
  readonly value: string;
}
