import { expect, it } from '@jest/globals';
import { brailleCode } from './braille-code.js';

it.each([
  ['DE:BASIS', 'plain', 'German grade0'],
  ['DE:VOLL', 'plain', 'German grade1'],
  ['DE:KURZ', 'plain', 'German grade2'],
  ['DE:KURZ', 'capitals', 'German-capitals grade2'],
  ['DE:VOLL', 'computer', 'German-6dot no-grade comp6'],
  ['EN:UEB2', 'plain', 'ueb grade2'],
  ['EN:UEB1', 'computer', 'ueb grade1'],
  ['en:en-ueb-g2@3.39', 'plain', 'ueb grade2'],
  ['en:en-us-g2@3.39', 'plain', 'EBAE grade2'],
  ['en:en-GB-g2@3.39', 'plain', 'SEB grade2'],
  ['de:de-g1-detailed@3.39', 'plain', 'German-capitals grade1'],
  ['fr:fr-bfu-g2@3.39', 'plain', 'French grade2'],
  ['nl:nl-NL-g0@3.39', 'plain', 'Dutch grade0'],
  ['pl:pl-pl-comp8@3.39', 'plain', 'Polish no-grade comp8'],
  ['it:it-it-comp6@3.39', 'plain', 'Italian no-grade comp6'],
  ['tr:tr@3.39', 'plain', 'Turkish no-grade'],
] as const)('%s, %s, is called %s in the registry', (system, notation, expected) => {
  expect(brailleCode(system, notation)).toBe(expected);
});
