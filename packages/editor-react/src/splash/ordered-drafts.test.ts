import { describe, expect, it } from '@jest/globals';
import type { DraftSummary } from '../ports.js';
import { type DraftOrder, orderedDrafts } from './ordered-drafts.js';

const draft = (graphicTitle: string, lastSaved: string | null, variantTitle = 'Basis'): DraftSummary => ({
  uuid: graphicTitle,
  graphicTitle,
  variantTitle,
  lastSaved,
  hasPublishedVariant: false,
});

const DRAFTS = [
  draft('Herz 10', '2026-11-20T10:00:00.000Z'),
  draft('Äpfel', '2026-11-21T10:00:00.000Z', 'Groß'),
  draft('Herz 9', null),
  draft('Café', '2026-11-19T10:00:00.000Z'),
];

const titles = (query: string, order: DraftOrder = 'newest') =>
  orderedDrafts(DRAFTS, { query, order, language: 'de' }).map(({ graphicTitle }) => graphicTitle);

describe('orderedDrafts', () => {
  it('lists by time, those without one as the oldest', () => {
    expect(titles('')).toEqual(['Äpfel', 'Herz 10', 'Café', 'Herz 9']);
    expect(titles('', 'oldest')).toEqual(['Herz 9', 'Café', 'Herz 10', 'Äpfel']);
  });

  it('lists titles as a dictionary does, figures by their value', () => {
    expect(titles('', 'title')).toEqual(['Äpfel', 'Café', 'Herz 9', 'Herz 10']);
  });

  it('finds all words in both titles, whatever their case and accents', () => {
    expect(titles('cafe')).toEqual(['Café']);
    expect(titles('  GROẞ apfel ')).toEqual(['Äpfel']);
    expect(titles('herz 9')).toEqual(['Herz 9']);
    expect(titles('Mond')).toEqual([]);
  });
});
