import { describe, expect, it } from '@jest/globals';
import { areTermsPossible, type PublicationPast, termChoices } from './publication.js';

const past = (changes: Partial<PublicationPast>): PublicationPast => ({
  visibility: 'all',
  licence: 'cc-by-sa',
  wasShared: true,
  hasOthers: false,
  ...changes,
});

describe('the terms of a graphic', () => {
  it('keep own rights for what only its author sees', () => {
    expect(areTermsPossible({ visibility: 'private', licence: 'own' })).toBe(true);
    expect(areTermsPossible({ visibility: 'link', licence: 'own' })).toBe(false);
    expect(areTermsPossible({ visibility: 'all', licence: 'own' })).toBe(false);
    expect(areTermsPossible({ visibility: 'link', licence: 'cc0' })).toBe(true);
  });

  it('are open while nobody else could see it', () => {
    expect(termChoices(past({ visibility: 'private', licence: 'own', wasShared: false }))).toEqual({
      visibilities: ['private', 'link', 'all'],
      licences: ['cc0', 'cc-by', 'cc-by-sa', 'own'],
    });
  });

  it('only become freer once others saw it, even where it is private again', () => {
    expect(termChoices(past({ licence: 'cc-by' })).licences).toEqual(['cc0', 'cc-by']);
    expect(termChoices(past({ licence: 'cc0' })).licences).toEqual(['cc0']);
    expect(termChoices(past({ visibility: 'private' }))).toEqual({
      visibilities: ['private', 'link', 'all'],
      licences: ['cc0', 'cc-by', 'cc-by-sa'],
    });
  });

  it('stay with those who worked on it', () => {
    expect(termChoices(past({ hasOthers: true }))).toEqual({ visibilities: ['all'], licences: ['cc-by-sa'] });
    expect(termChoices(past({ hasOthers: true, visibility: 'link' })).visibilities).toEqual(['link', 'all']);
  });
});
