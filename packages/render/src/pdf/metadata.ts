import type { Rights } from '../licence.js';
import { escapeXml } from '../xml.js';

/** What a PDF file says about itself. */
export interface PdfMetadata extends Rights {
  readonly title: string;
  /** A BCP 47 tag. */
  readonly language: string;
  /** What the sheets show. */
  readonly description?: string;
  readonly keywords?: readonly string[];
  /** Date of the content. Absent, it is one fixed day: the time of rendering must not change the bytes. */
  readonly date?: Date;
}

const PRODUCT = 'Tastwerk';
const FIXED_DATE = new Date(Date.UTC(2026, 0, 1));

/** The document information dictionary. */
export function documentInfo(metadata: PdfMetadata): PDFKit.DocumentInfo {
  const { title, author, licence, description, keywords = [], date = FIXED_DATE } = metadata;
  const words = licence === undefined ? keywords : [...keywords, `${licence.short} (${licence.url})`];
  return {
    Title: title,
    ...(author === undefined ? {} : { Author: author }),
    ...(description === undefined || description === '' ? {} : { Subject: description }),
    ...(words.length === 0 ? {} : { Keywords: words.join(', ') }),
    Creator: PRODUCT,
    Producer: PRODUCT,
    CreationDate: date,
    ModDate: date,
  };
}

/** The same facts and the licence as content of an XMP packet (Dublin Core, XMP rights management). */
export function xmpContent(metadata: PdfMetadata): string {
  const { title, author, licence, description, language, date = FIXED_DATE } = metadata;
  const inLanguage = (name: string, value: string): string =>
    `<dc:${name}><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(value)}</rdf:li></rdf:Alt></dc:${name}>`;
  const stamp = date.toISOString().replace(/\.\d+Z$/, 'Z');
  return [
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"',
    ' xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/">',
    inLanguage('title', title),
    description === undefined || description === '' ? '' : inLanguage('description', description),
    author === undefined
      ? ''
      : `<dc:creator><rdf:Seq><rdf:li>${escapeXml(author)}</rdf:li></rdf:Seq></dc:creator>`,
    `<dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language>`,
    ...(licence === undefined
      ? []
      : [
          inLanguage('rights', licence.name),
          `<xmpRights:Marked>True</xmpRights:Marked><xmpRights:WebStatement>${licence.url}</xmpRights:WebStatement>`,
        ]),
    `<xmp:CreatorTool>${PRODUCT}</xmp:CreatorTool><xmp:CreateDate>${stamp}</xmp:CreateDate>`,
    `<xmp:ModifyDate>${stamp}</xmp:ModifyDate>`,
    '</rdf:Description>',
  ].join('');
}
