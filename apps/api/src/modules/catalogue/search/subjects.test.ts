import { expect, it } from '@jest/globals';
import { searchTerms } from './search-terms.js';
import { subjectsIn } from './subjects.js';

it('the words of a search name subjects, which have other names in both languages', () => {
  expect(subjectsIn(searchTerms('poster water cycle'))).toEqual([
    { from: 1, to: 3, others: [['wasserkreislauf'], ['kreislauf', 'des', 'wassers']] },
  ]);
  expect(subjectsIn(searchTerms('Bruche'))[0]?.others).toContainEqual(['fractions']);
  expect(subjectsIn(searchTerms('Klasse 5a'))).toEqual([]);
});
