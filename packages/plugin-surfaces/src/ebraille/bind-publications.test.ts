import { expect, it } from '@jest/globals';
import { bindPublications } from './bind-publications.js';
import type { Publication, PublicationMetadata } from './publication.js';

function publication(brailleCellType: PublicationMetadata['brailleCellType']): Publication {
  return {
    metadata: {
      title: 'Garten',
      creator: 'Ada',
      identifier: 'urn:uuid:5f0c2f0e-0d0c-4a55-9d1e-2f2d6a4b7c01',
      languages: ['de-Brai'],
      date: '2026-01-01',
      modified: '2026-01-01T00:00:00Z',
      brailleCellType,
      brailleSystems: ['German grade1'],
      producer: 'Tastwerk',
    },
    contentsTitle: '⠊',
    chapters: [{ name: 'text', language: 'de-Brai', isWithin: false, title: '⠛', blocks: [] }],
    files: [],
  };
}

it.each([
  [['6', '6'], '6'],
  [['8', '8'], '8'],
  [['8', '6'], '6, 8'],
  [['6, 8', '6'], '6, 8'],
] as const)('publications with cells of %j dots are bound to one of %s', (types, expected) => {
  const { metadata } = bindPublications(types.map(publication), 'Gärten');
  expect(metadata.brailleCellType).toBe(expected);
});
