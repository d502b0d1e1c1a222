import type { ImageDescription } from '@tastwerk/editor-core';
import { z } from 'zod';
import { outlineText } from '../../outline/read-outline.js';
import { drawBlock, partsOf, textBreaker } from '../../outline/text-block.js';
import { abbreviate } from '../../sheet/abbreviations.js';
import { drawLine, LINE_MM } from '../../sheet/draw.js';
import { baseFields } from '../../sheet/fields.js';
import type { ChartLanguage, ChartType, LaidOut, Sheet } from '../../sheet/sheet.js';
import { layOutFamily, type PlacedFamily } from './family-layout.js';
import { type Family, type FamilyPerson, type FamilyUnit, readFamily } from './read-family.js';

const familySchema = z.strictObject({
  type: z.literal('family-tree'),
  ...baseFields,
  /** A person in each line, `+` before a partner, children indented, years of life in brackets: `Anna (1900-1975) + Karl`. */
  outline: outlineText(readFamily),
});

/** A family tree, from an outline. */
export type FamilySpec = z.infer<typeof familySchema>;

/** Widths in mm at which names break, tried one after the other. */
const WIDTHS_MM = [70, 54, 42, 34] as const;

const NO_FAMILY: Family = { people: [], root: { person: { index: 0, name: '', years: '' }, unions: [] } };

/** The family of a spec; the schema has read it before. */
function familyOf({ outline }: FamilySpec): Family {
  const family = readFamily(outline);
  return family.ok ? family.value : NO_FAMILY;
}

const nameWithYears = ({ name, years }: FamilyPerson) => (years === '' ? name : `${name} (${years})`);

const textsOf = ({ people }: Family): readonly string[] => [
  ...partsOf(people.flatMap(({ name, years }) => (years === '' ? [name] : [name, years]))),
  ...abbreviate(people.map(nameWithYears)),
];

/** The layouts to try, best first: names and years at some width, then abbreviations that the legend explains. */
function* layoutsOf(family: Family, sheet: Sheet): Generator<PlacedFamily> {
  const { people } = family;
  const broken = textBreaker(sheet, new Set(textsOf(family)));
  for (const width of WIDTHS_MM) {
    yield layOutFamily(family, ({ name, years }) =>
      broken({ text: years === '' ? name : `${name}\n${years}` }, width),
    );
  }
  const short = abbreviate(people.map(nameWithYears));
  yield layOutFamily(family, (person) => {
    const text = nameWithYears(person);
    return broken({ text, abbreviation: short[person.index] ?? text }, WIDTHS_MM[0]);
  });
}

function layOut(spec: FamilySpec, sheet: Sheet): LaidOut {
  const family = familyOf(spec);
  const { area, kinds } = sheet;
  let placed: PlacedFamily | undefined;
  let isTooLarge = true;
  for (const layout of layoutsOf(family, sheet)) {
    placed = layout;
    isTooLarge = layout.width > area.width || layout.height > area.height;
    if (!isTooLarge) break;
  }
  if (!placed) return { objects: [], textures: [], strokes: [], notes: [] };
  const at = { x: area.x + Math.max(0, (area.width - placed.width) / 2), y: area.y };
  const lines = placed.lines.map(({ role, points }) => {
    const [from = at, to = at] = points.map(({ x, y }) => ({ x: x + at.x, y: y + at.y }));
    return drawLine(sheet, role, from, to);
  });
  const boxes = placed.people.flatMap(({ person, text, x, y, width, height, textY }) => {
    const box = { x: at.x + x, y: at.y + y, width, height };
    const middle = { x: box.x + width / 2, y: at.y + textY, align: 'center' as const };
    const moniker = nameWithYears(person);
    return [
      kinds.create('rect', {
        uuid: sheet.id(`box ${person.index}`),
        moniker,
        ...box,
        borderWidth: LINE_MM.data,
      }),
      drawBlock(sheet, `name ${person.index}`, text, middle),
    ];
  });
  return {
    objects: [...lines, ...boxes],
    textures: [],
    strokes: [],
    notes: isTooLarge
      ? [{ code: 'family-too-large', params: { people: family.people.length }, isOpen: true }]
      : [],
  };
}

const WORDS = {
  de: {
    type: 'Stammbaum',
    summary: (people: number, generations: number) =>
      `${people} ${people === 1 ? 'Person' : 'Personen'} in ${generations} ${generations === 1 ? 'Generation' : 'Generationen'}, die älteste oben.`,
    signs:
      'Jede Person steht in einem Kasten. Eine waagerechte Linie zwischen zwei Kästen verbindet ein Paar; von ihrer Mitte führt eine Linie nach unten zur Geschwisterlinie, an der die Kinder hängen.',
    generation: (number: number) => `${number}. Generation`,
    and: 'und',
    with: 'mit',
    childrenOf: (parents: string, children: string, count: number) =>
      `${count === 1 ? 'Kind' : 'Kinder'} von ${parents}: ${children}`,
  },
  en: {
    type: 'Family tree',
    summary: (people: number, generations: number) =>
      `${people} ${people === 1 ? 'person' : 'people'} in ${generations} ${generations === 1 ? 'generation' : 'generations'}, the oldest at the top.`,
    signs:
      'Each person stands in a box. A level line between two boxes joins a couple; from its middle a line leads down to the line of siblings, from which the children hang.',
    generation: (number: number) => `Generation ${number}`,
    and: 'and',
    with: 'with',
    childrenOf: (parents: string, children: string, count: number) =>
      `${count === 1 ? 'Child' : 'Children'} of ${parents}: ${children}`,
  },
} as const;

/** The sentences about each generation, the oldest first. */
function generationsOf(root: FamilyUnit, language: ChartLanguage): readonly (readonly string[])[] {
  const words = WORDS[language];
  const withPartners = ({ person, unions }: FamilyUnit): string => {
    const partners = unions.flatMap(({ partner }) => (partner ? [nameWithYears(partner)] : []));
    const own = nameWithYears(person);
    return partners.length === 0 ? own : `${own} ${words.with} ${partners.join(` ${words.and} `)}`;
  };
  const generations: string[][] = [[withPartners(root)]];
  const visit = ({ person, unions }: FamilyUnit, depth: number): void => {
    for (const { partner, children } of unions) {
      if (children.length === 0) continue;
      const parents = partner ? `${person.name} ${words.and} ${partner.name}` : person.name;
      const sentences = (generations[depth] ??= []);
      sentences.push(words.childrenOf(parents, children.map(withPartners).join('; '), children.length));
      for (const child of children) visit(child, depth + 1);
    }
  };
  visit(root, 1);
  return generations;
}

function describe(spec: FamilySpec): ImageDescription {
  const { people, root } = familyOf(spec);
  const words = WORDS[spec.language];
  const generations = generationsOf(root, spec.language);
  const summary = `${spec.title === '' ? words.type : spec.title}: ${words.summary(people.length, generations.length)}`;
  const lines = generations.map(
    (sentences, index) => `${words.generation(index + 1)}: ${sentences.join('. ')}.`,
  );
  return { type: words.type, summary, details: [words.signs, ...lines].join('\n') };
}

const SAMPLES = {
  de: {
    title: 'Familie Berg',
    outline: [
      'Anna (1931) + Karl (1928-1999)',
      '  Maria (1955) + Otto (1950)',
      '    Eva (1980)',
      '    Jan (1983)',
      '  Paul (1958)',
    ].join('\n'),
  },
  en: {
    title: 'The Hill family',
    outline: [
      'Anne (1931) + Carl (1928-1999)',
      '  Mary (1955) + Otto (1950)',
      '    Eve (1980)',
      '    Ian (1983)',
      '  Paul (1958)',
    ].join('\n'),
  },
} as const;

/** A family tree from an outline, a row for each generation. */
export const familyTree: ChartType<FamilySpec> = {
  schema: familySchema,
  sample: (language) => ({ type: 'family-tree', language, ...SAMPLES[language] }),
  paper: (spec) => (familyOf(spec).people.length > 4 ? 'landscape' : 'portrait'),
  texts: (spec) => textsOf(familyOf(spec)),
  layOut,
  describe,
};
