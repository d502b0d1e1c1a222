import { describe, expect, it } from '@jest/globals';
import { text } from './texts.js';

describe('text', () => {
  it('fills placeholders in the language asked for', () => {
    expect(text('de', 'cli', 'braille.summary', { written: 2, failed: 0 })).toBe(
      '2 geschrieben, 0 fehlgeschlagen',
    );
    expect(text('en', 'cli', 'braille.summary', { written: 2, failed: 0 })).toBe('2 written, 0 failed');
  });

  it('leaves a placeholder that nothing fills, and answers an unknown key with the key', () => {
    expect(text('en', 'cli', 'translate.lineFailed', { line: 3 })).toBe('Line 3: {{reason}}');
    expect(text('en', 'cli', 'issue.NO_SUCH_CODE')).toBe('issue.NO_SUCH_CODE');
    expect(text('en', 'cli', 'usage')).toBe('usage');
  });
});
