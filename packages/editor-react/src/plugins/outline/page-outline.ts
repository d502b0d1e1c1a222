import type { PageObject } from '@tastwerk/editor-core';
import { readableText } from '@tastwerk/editor-core/formulas';
import { type LegendEntry, pageLegend } from '@tastwerk/editor-core/legend';
import { childrenOf } from '@tastwerk/editor-core/objects';
import { readingOrder } from '@tastwerk/editor-core/description';
import { findingSentence } from '../../sentences/finding-sentence.js';
import { objectName } from '../../state/object-name.js';
import { surfaceWords, turnWords } from '../../sentences/look-words.js';
import { placeWords, sizeWords, stateWords } from '../spoken/index.js';
import { ownPageName } from '../spoken/index.js';
import type { SpokenContext } from '../spoken/index.js';

/** One object of the outline, with what it holds. */
export interface OutlineItem {
  readonly uuid: string;
  readonly name: string;
  /** Place, size and looks in one line. */
  readonly details: string;
  /** The whole text of a label whose name shows only the beginning; null otherwise. */
  readonly text: string | null;
  readonly findings: readonly string[];
  readonly members: readonly OutlineItem[];
}

/** A page as text. */
export interface PageOutline {
  readonly uuid: string;
  readonly title: string;
  readonly items: readonly OutlineItem[];
  /** Objects that are not listed, on a page with very many. */
  readonly left: number;
  /** What the legend explains, such as "Gitter: Wiese"; empty without one. */
  readonly legend: readonly string[];
  /** Findings about the page that name no object. */
  readonly findings: readonly string[];
}

/** Objects of one page or group that are listed; more cannot be read as a text. */
const MOST_LISTED = 500;

type FindingsById = ReadonlyMap<string, readonly string[]>;

function findingsById(context: SpokenContext): FindingsById {
  const found = new Map<string, string[]>();
  for (const row of context.rows) {
    const sentence = findingSentence(row.finding, context.t);
    for (const uuid of row.objects) found.set(uuid, [...(found.get(uuid) ?? []), sentence]);
  }
  return found;
}

function itemOf(object: PageObject, context: SpokenContext, findings: FindingsById): OutlineItem {
  const name = objectName(object, context.t);
  const words = object.type === 'label' ? readableText(object.text, context.resources.braille).trim() : '';
  const text = name.includes(words) ? null : words;
  const details = [
    placeWords(object, context),
    sizeWords(object, context),
    turnWords(object, context),
    surfaceWords(object, context),
    ...stateWords(object, context),
  ];
  return {
    uuid: object.uuid,
    name,
    details: details.filter((part) => part !== undefined).join(', '),
    text,
    findings: findings.get(object.uuid) ?? [],
    members: readingOrder(context.resources.kinds, childrenOf(object))
      .slice(0, MOST_LISTED)
      .map((member) => itemOf(member, context, findings)),
  };
}

function entryWords(entry: LegendEntry, { t, millimetres, resources }: SpokenContext): string {
  const readable = (text: string) => readableText(text, resources.braille);
  switch (entry.kind) {
    case 'area':
      return t('outline:entry', { sign: t(`textures.${entry.texture}`), text: readable(entry.text) });
    case 'line': {
      const { borderStyle, borderWidth } = entry.line;
      const sign = t('outline:line', {
        style: t(`borderStyles.${borderStyle}`),
        width: millimetres(borderWidth),
      });
      return t('outline:entry', { sign, text: readable(entry.text) });
    }
    case 'abbreviation':
      return t('outline:entry', { sign: readable(entry.abbreviation), text: readable(entry.text) });
  }
}

/** The page of `context` as text: its objects in reading order, what its legend explains, what the proof says. */
export function pageOutline(context: SpokenContext): PageOutline {
  const { t, document, page, pageIndex, rows } = context;
  const ordered = readingOrder(context.resources.kinds, page.objects);
  const findings = findingsById(context);
  const legend = pageLegend(context.resources.kinds, document, pageIndex);
  const place = t('pages.page', { number: pageIndex + 1, total: document.pages.length });
  const name = ownPageName(context);
  return {
    uuid: page.uuid,
    title: name === undefined ? place : t('outline:pageTitle', { page: place, name }),
    items: ordered.slice(0, MOST_LISTED).map((object) => itemOf(object, context, findings)),
    left: Math.max(0, ordered.length - MOST_LISTED),
    legend: legend.isActive ? legend.entries.map((entry) => entryWords(entry, context)) : [],
    findings: rows
      .filter(({ finding, objects }) => finding.pageIndex === pageIndex && objects.length === 0)
      .map((row) => findingSentence(row.finding, context.t)),
  };
}
