import { escapeXml } from '@tastwerk/render/svg';
import { chapterPath, filePath, FORMAT, NAVIGATION_PATH, XHTML } from '../epub/file-set.js';
import type { Publication, PublicationFile, PublicationMetadata } from './publication.js';

/** How `a11y:tactileGraphics` names a format. */
const GRAPHIC_FORMATS: Readonly<Record<PublicationFile['mime'], string>> = {
  'image/svg+xml': 'SVG',
  'application/pdf': 'PDF',
};

function tactileGraphics(files: readonly PublicationFile[]): string {
  const formats = new Set(files.map(({ mime }) => GRAPHIC_FORMATS[mime]));
  return formats.size === 0 ? 'none' : [...formats].join(', ');
}

function metadataMarkup(metadata: PublicationMetadata, files: readonly PublicationFile[]): string {
  const { title, creator, identifier, languages, date, modified, description, rights } = metadata;
  const elements: readonly (readonly [string, string | undefined])[] = [
    ['title', title],
    ['creator', creator],
    ...languages.map((language) => ['language', language] as const),
    ['date', date],
    ['format', FORMAT],
    ['description', description === '' ? undefined : description],
    ['rights', rights],
  ];
  const properties: readonly (readonly [string, string])[] = [
    ['dcterms:modified', modified],
    ['dcterms:dateCopyrighted', date],
    ['a11y:brailleCellType', metadata.brailleCellType],
    ...metadata.brailleSystems.map((system) => ['a11y:brailleSystem', system] as const),
    ['a11y:completeTranscription', 'true'],
    ['a11y:producer', metadata.producer],
    ['a11y:tactileGraphics', tactileGraphics(files)],
  ];
  return [
    `<dc:identifier id="uid">${escapeXml(identifier)}</dc:identifier>\n`,
    ...elements.map(([name, value]) =>
      value === undefined ? '' : `<dc:${name}>${escapeXml(value)}</dc:${name}>\n`,
    ),
    ...properties.map(([name, value]) => `<meta property="${name}">${escapeXml(value)}</meta>\n`),
  ].join('');
}

/** `package.opf`: what the publication is, its files, and its content documents in reading order (eBraille 1.0, 5). */
export function packageDocument({ metadata, chapters, files }: Publication): string {
  const items = [
    `<item id="nav" href="${NAVIGATION_PATH}" media-type="${XHTML}" properties="nav"/>\n`,
    ...chapters.map(({ name }) => `<item id="${name}" href="${chapterPath(name)}" media-type="${XHTML}"/>\n`),
    ...files.map(
      ({ name, mime }, index) =>
        `<item id="file-${index + 1}" href="${filePath(name)}" media-type="${mime}"/>\n`,
    ),
  ];
  const spine = chapters.map(({ name }) => `<itemref idref="${name}"/>\n`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="uid">\n',
    `<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">\n${metadataMarkup(metadata, files)}</metadata>\n`,
    `<manifest>\n${items.join('')}</manifest>\n<spine>\n${spine.join('')}</spine>\n</package>\n`,
  ].join('');
}
