import { expect, it } from '@jest/globals';
import { inLanguage } from './in-language.js';

const translated = (title: string, description: string) => [{ language: 'de' as const, title, description }];

it('a graphic is called as it is in the language of the interface, and by its own words where there are none', () => {
  const graphic = {
    title: 'The water cycle',
    description: 'Rain',
    translations: translated('Der Wasserkreislauf', ' '),
  };
  expect(inLanguage(graphic, 'de', 'en')).toMatchObject({
    title: 'Der Wasserkreislauf',
    titleLanguage: 'de',
    description: 'Rain',
    descriptionLanguage: 'en',
  });
  expect(inLanguage(graphic, 'en', 'en')).toMatchObject({ title: 'The water cycle', description: 'Rain' });
});

it('a title of which nothing can be seen does not take the place of its own', () => {
  const translations = translated('\u3164', '');
  const graphic = { title: 'The water cycle', description: 'Rain', translations };
  expect(inLanguage(graphic, 'de', 'en')).toMatchObject({ title: 'The water cycle', titleLanguage: 'en' });
});

it('what has no text is named by the interface, in its language', () => {
  const graphic = { title: '', description: '', translations: [] };
  expect(inLanguage(graphic, 'de', 'en')).toMatchObject({ titleLanguage: 'de', descriptionLanguage: 'de' });
});
