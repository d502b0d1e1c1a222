import { expect, it } from '@jest/globals';
import { inLanguage } from './in-language.js';

it('a graphic is called as it is in the language of the interface, and by its own words where there are none', () => {
  const graphic = {
    title: 'The water cycle',
    description: 'Rain',
    translations: [{ language: 'de' as const, title: 'Der Wasserkreislauf', description: ' ' }],
  };
  expect(inLanguage(graphic, 'de')).toMatchObject({ title: 'Der Wasserkreislauf', description: 'Rain' });
  expect(inLanguage(graphic, 'en')).toMatchObject({ title: 'The water cycle', description: 'Rain' });
});

it('a title of which nothing can be seen does not take the place of its own', () => {
  const translations = [{ language: 'de' as const, title: '\u3164', description: '' }];
  const graphic = { title: 'The water cycle', description: 'Rain', translations };
  expect(inLanguage(graphic, 'de').title).toBe('The water cycle');
});
