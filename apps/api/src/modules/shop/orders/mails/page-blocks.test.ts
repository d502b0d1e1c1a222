import { expect, it } from '@jest/globals';
import { pageBlocks } from './page-blocks.js';

it('reads a page in its order, lists with their marks, links with their addresses', () => {
  const html = `<h2>1. Preise</h2>\n<p>Es gelten die <a href="/pricing">Preise</a> &amp; mehr.</p>
    <ul><li>Mit der Post</li><li><p>nur <strong>innerhalb</strong> Deutschlands</p></li></ul>
    <ol><li>Legen</li><li>Bestellen</li></ol><blockquote><p>An uns</p><p>Datum:</p></blockquote>`;
  expect(pageBlocks(html, 'https://tastwerk.example')).toEqual([
    { kind: 'heading', words: '1. Preise' },
    { kind: 'text', words: 'Es gelten die Preise (https://tastwerk.example/pricing) & mehr.' },
    { kind: 'text', words: '• Mit der Post' },
    { kind: 'text', words: '• nur innerhalb Deutschlands' },
    { kind: 'text', words: '1. Legen' },
    { kind: 'text', words: '2. Bestellen' },
    { kind: 'text', words: 'An uns' },
    { kind: 'text', words: 'Datum:' },
  ]);
});
