import { describe, expect, it } from '@jest/globals';
import { createNewDocument } from '../new-document.js';
import { exportFileName } from './export-draft.js';

describe('exportFileName', () => {
  it('keeps letters and figures of the title and nothing that a file system refuses', () => {
    const document = { ...createNewDocument('de'), graphicTitle: ' Größe: 3/4 "Stern"? ' };
    expect(exportFileName(document)).toBe('Größe-3-4-Stern.tastwerk.json');
  });

  it('has a name for a document without a title', () => {
    expect(exportFileName(createNewDocument('de'))).toBe('tastwerk.tastwerk.json');
  });
});
