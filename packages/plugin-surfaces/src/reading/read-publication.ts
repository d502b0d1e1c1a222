import { fail, LIMITS, ok, type Result } from '@tastwerk/editor-core';
import { BRAILLE_SYSTEMS, type BrailleSystem, NOTATIONS } from '@tastwerk/editor-core/braille';
import type {
  ImportedDrawing,
  ImportedPublication,
  ImportFailure,
  ImportNote,
  ImportTarget,
  ReadFile,
} from '@tastwerk/editor-core/files';
import { readDrawing, type SvgFile, svgObjects, type SvgWishes } from '@tastwerk/editor-core/import';
import { pxToMm, uniteAll } from '@tastwerk/editor-core/geometry';
import { brailleCode } from '../ebraille/braille-code.js';
import { XHTML } from '../epub/file-set.js';
import {
  childOf,
  documentAt,
  type Files,
  type Item,
  manifestOf,
  packagePath,
  textOf,
} from '../epub/package-files.js';
import { readArchive } from '../epub/read-archive.js';
import { descendants, type Element } from '../epub/xml-tree.js';
import { svgMarkup } from './svg-markup.js';
import { type ContentText, type ShownGraphic, textOfContent } from './text-of-content.js';

/** More bytes when unpacked are not read: the browser that reads them has other things to hold. */
const MAX_BYTES = 128 * 1024 * 1024;

/** What says that files of the publication are encrypted (EPUB 3.3, 4.2.6.3.2). */
const ENCRYPTION_PATH = 'META-INF/encryption.xml';

/** Graphics of a publication are tactile as they are: they come in their own size, with their own lines. */
const AS_DRAWN: SvgWishes = {
  blackLines: false,
  texturedFills: false,
  leastLineMm: 0,
  fillsPage: false,
  keepsWidth: true,
};

const SVG = 'image/svg+xml';
const PDF = 'application/pdf';

/** The braille system that a registered code names, such as `German grade2`. */
function systemOf(code: string): BrailleSystem | undefined {
  const same = (system: BrailleSystem) =>
    NOTATIONS.some((notation) => brailleCode(system, notation).toLowerCase() === code.toLowerCase());
  return BRAILLE_SYSTEMS.find(same);
}

/** The content documents in reading order. */
function spineOf(root: Element, items: readonly Item[]): readonly Item[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return (childOf(root, 'spine')?.children ?? []).flatMap(({ attributes }) => {
    const item = byId.get(attributes.get('idref') ?? '');
    return item?.mime === XHTML ? [item] : [];
  });
}

/** Puts drawings on pages as the target has them. */
class Drawings {
  readonly made: ImportedDrawing[] = [];
  readonly leftOut = new Set<string>();
  scaled = 0;
  /** How many have more parts than a document takes, and how many are not there. */
  cut = 0;
  missing = 0;
  private readonly known = new Set<string>();

  constructor(
    private readonly files: Files,
    private readonly mimes: ReadonlyMap<string, string>,
    private readonly target: ImportTarget,
  ) {}

  /** Adds those of a content document. A PDF beside drawings is taken for a copy of them. */
  addAll(graphics: readonly ShownGraphic[]): void {
    const mimeOf = ({ source }: ShownGraphic) =>
      typeof source === 'string' ? (this.mimes.get(source) ?? '') : SVG;
    const hasDrawing = graphics.some((graphic) => mimeOf(graphic) === SVG);
    for (const graphic of graphics) {
      const mime = mimeOf(graphic);
      if (mime === SVG) this.add(graphic);
      else if (mime !== PDF) this.leftOut.add('image');
      else if (!hasDrawing) this.leftOut.add('pdfGraphic');
    }
  }

  private add({ name, source }: ShownGraphic): void {
    if (typeof source === 'string' && this.known.has(source)) return;
    const markup = typeof source === 'string' ? this.files.get(source) : svgMarkup(source);
    if (typeof source === 'string') this.known.add(source);
    if (markup === undefined) {
      this.missing += 1;
      return;
    }
    const drawing = readDrawing(typeof markup === 'string' ? markup : textOf(markup), this.target.language);
    const objects = this.placed(drawing);
    if (objects.length > 0) this.made.push({ name: name.slice(0, LIMITS.titleLength), objects });
  }

  /** The objects of `drawing` in its own size in the middle of the page; smaller where the page has no room for what is drawn. */
  private placed(drawing: SvgFile): ImportedDrawing['objects'] {
    const { kinds, widthMm, heightMm, newId } = this.target;
    const [width, height] = [
      pxToMm(drawing.size?.width ?? 0) || widthMm,
      pxToMm(drawing.size?.height ?? 0) || heightMm,
    ];
    const page = { widthMm, heightMm };
    const middle = { x: (widthMm - width) / 2, y: (heightMm - height) / 2, width, height };
    const own = svgObjects(kinds, drawing, { ...page, area: middle }, AS_DRAWN, newId);
    const box = uniteAll(own.objects.map((object) => kinds.boundsOf(object)));
    for (const part of own.leftOut) this.leftOut.add(part);
    if (own.isCut) this.cut += 1;
    const isWithin =
      !box || (box.x >= 0 && box.y >= 0 && box.x + box.width <= widthMm && box.y + box.height <= heightMm);
    if (isWithin) return own.objects;
    this.scaled += 1;
    const sheet = { x: 0, y: 0, width: widthMm, height: heightMm };
    return svgObjects(kinds, drawing, { ...page, area: sheet }, AS_DRAWN, newId).objects;
  }
}

const note = (code: string, count: number): readonly ImportNote[] =>
  count === 0 ? [] : [{ code, params: { count } }];

/** The words of a publication and its drawings. */
function contentOf(
  files: Files,
  path: string,
  root: Element,
  target: ImportTarget,
): Result<ImportedPublication, ImportFailure> {
  const items = manifestOf(root, path);
  const metadata = [...descendants(childOf(root, 'metadata') ?? root)];
  const spine = spineOf(root, items);
  const texts = spine.flatMap((item): ContentText[] => {
    const document = documentAt(files, item.path);
    return document.ok ? [textOfContent(document.value, item.path)] : [];
  });
  if (texts.length === 0) return fail({ code: 'brokenPublication' });
  const drawings = new Drawings(files, new Map(items.map((item) => [item.path, item.mime])), target);
  for (const { graphics } of texts) drawings.addAll(graphics);
  const text = texts.flatMap(({ lines }) => lines).join('\n');
  if (text === '' && drawings.made.length === 0) return fail({ code: 'emptyPublication' });
  if (text.length > LIMITS.contentLength) return fail({ code: 'brailleTooLong' });
  const code =
    metadata.find(({ attributes }) => attributes.get('property') === 'a11y:brailleSystem')?.text ?? '';
  const system = systemOf(code.trim());
  return ok({
    kind: 'publication',
    title: (metadata.find(({ name }) => name === 'title')?.text ?? '').trim().slice(0, LIMITS.titleLength),
    ...(system === undefined ? {} : { system }),
    text,
    drawings: drawings.made.slice(0, LIMITS.pages),
    isScaled: drawings.scaled > 0,
    leftOut: [...drawings.leftOut],
    notes: [
      ...note('CONTENT_UNREAD', spine.length - texts.length + drawings.missing),
      ...note('GRAPHICS_CUT', drawings.cut),
      ...note('GRAPHICS_SCALED', drawings.scaled),
      ...note('GRAPHICS_TOO_MANY', Math.max(0, drawings.made.length - LIMITS.pages)),
    ],
  });
}

/** Reads an eBraille publication: its content documents in reading order as text, and each SVG graphic as objects of a page. */
export const readPublication: ReadFile = ({ bytes }, target) => {
  const files = readArchive(bytes, MAX_BYTES);
  if (!files) return fail({ code: 'brokenPublication' });
  if (files.has(ENCRYPTION_PATH)) return fail({ code: 'protectedPublication' });
  const path = packagePath(files);
  if (!path.ok || path.value === undefined) return fail({ code: 'brokenPublication' });
  const opf = documentAt(files, path.value);
  return opf.ok ? contentOf(files, path.value, opf.value, target) : fail({ code: 'brokenPublication' });
};
