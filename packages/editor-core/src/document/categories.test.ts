import { expect, it } from '@jest/globals';
import { categoryOf } from './categories.js';

it('a category is one of the list by its names in both languages, and else what was written', () => {
  expect(['mathematics', ' Mathematik', 'Mathematics', 'Sachunterricht'].map(categoryOf)).toEqual([
    'mathematics',
    'mathematics',
    'mathematics',
    'everyday',
  ]);
  expect(['Klasse 5a', ' ', null].map(categoryOf)).toEqual(['Klasse 5a', null, null]);
});
