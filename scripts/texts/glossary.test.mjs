import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from '../setup/root.mjs';
import { refusedIn, refusedWords } from './glossary.mjs';
import { productTexts } from './product-texts.mjs';

const GLOSSARY = [
  '| Deutsch | English | Code | nicht | not |',
  '| --- | --- | --- | --- | --- |',
  '| Warenkorb | basket | `BasketItem` | Einkaufswagen | cart, shopping bag |',
  '| aufquellen | swell | `swells` | schwellen | – |',
].join('\n');

const refused = refusedWords(GLOSSARY);

describe('the glossary', () => {
  it('names for every refused word the term to use', () => {
    expect(refusedIn('Add it to the cart.', refused.en)).toEqual([{ words: 'cart', term: 'basket' }]);
    expect(refusedIn('Zum Einkaufswagen', refused.de)).toEqual([
      { words: 'Einkaufswagen', term: 'Warenkorb' },
    ]);
  });

  it('refuses words of several parts, in capitals and across lines, too', () => {
    expect(refusedIn('Your Shopping\nBag', refused.en)).toHaveLength(1);
  });

  it('refuses no part of a word, no placeholder and no address', () => {
    const texts = [
      'Schwellpapier',
      'Anschwellen',
      'Papier-schwellen',
      '{{schwellen}}',
      '[mehr](/wissen/drucken-und-schwellen)',
    ];
    for (const text of texts) expect([text, refusedIn(text, refused.de)]).toEqual([text, []]);
  });

  it('keeps the languages apart, and takes a dash for none', () => {
    expect(refusedIn('cart', refused.de)).toEqual([]);
    expect(refused.en).toHaveLength(2);
  });

  it('has five columns in every row', () => {
    expect(() => refusedWords('| Warenkorb | basket |')).toThrow('five columns');
    expect(() => refusedWords(readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8'))).not.toThrow();
  });
});

describe('the texts of the product', () => {
  const texts = [...productTexts()];
  const inFile = (end, language) =>
    texts.filter((found) => found.file.endsWith(end) && found.language === language).map(({ text }) => text);

  it('are those of the interface, articles, mails, invoices and errors, in their language', () => {
    expect(inFile('web/src/i18n/de/shop.json', 'de')).toContain('Zahlungspflichtig bestellen');
    expect(inFile('support/support.en.md', 'en').join('\n')).toContain('how to use Tastwerk');
    expect(inFile('api/src/i18n/de/mails.json', 'de')).toContain('Willkommen bei Tastwerk');
    expect(inFile('api/src/i18n/en/invoices.json', 'en')).toContain('Credit note');
    expect(inFile('api/src/i18n/de/invoices.json', 'de')).toContain('Rechnungskorrektur');
    expect(inFile('server-error-texts.ts', 'en')).toContain('This invoice does not exist.');
  });

  it('do not include what is only searched for', () => {
    expect(texts.filter(({ key }) => key.startsWith('synonyms.'))).toEqual([]);
  });
});
