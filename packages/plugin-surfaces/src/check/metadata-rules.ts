import { FORMAT } from '../epub/file-set.js';
import type { Element } from '../epub/xml-tree.js';
import type { RuleId, Told } from './rules.js';

/** A date, a month or a year of ISO 8601. */
const SIMPLE_DATE = /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/u;

/** What W3C's profile of ISO 8601 allows, with a time of the day. */
const DATE = /^\d{4}(?:-\d{2}(?:-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?)?)?$/u;

const CELL_TYPE = /^(?:[68]|6\s*,\s*8|8\s*,\s*6)$/u;
const LANGUAGE = /^[a-z]{2,8}(?:-[a-z]{3}){0,3}-Brai(?:-|$)/iu;
const GRAPHICS = /^(?:none|(?:JPG|PNG|SVG|PDF)(?:\s*,\s*(?:JPG|PNG|SVG|PDF))*)$/u;
const URN = /^urn:[a-z\d][a-z\d-]{0,31}:\S+$/iu;

interface Asked {
  readonly isOnce?: true;
  readonly form?: { readonly id: RuleId; readonly fits: (value: string) => boolean };
}

const matching = (id: RuleId, pattern: RegExp): NonNullable<Asked['form']> => ({
  id,
  fits: (value) => pattern.test(value),
});

/** Elements of Dublin Core that a package document must have. */
const ELEMENTS: Readonly<Record<string, Asked>> = {
  title: {},
  creator: {},
  date: { form: matching('EBR-011', DATE) },
  format: { isOnce: true, form: { id: 'EBR-012', fits: (value) => value === FORMAT } },
  identifier: { form: matching('EBR-013', URN) },
  language: { form: matching('EBR-014', LANGUAGE) },
};

/** Properties that it must have. */
const PROPERTIES: Readonly<Record<string, Asked>> = {
  'dcterms:modified': {},
  'dcterms:dateCopyrighted': { form: matching('EBR-015', SIMPLE_DATE) },
  'a11y:brailleCellType': { isOnce: true, form: matching('EBR-016', CELL_TYPE) },
  'a11y:brailleSystem': {},
  'a11y:completeTranscription': { isOnce: true, form: matching('EBR-017', /^(?:true|false)$/u) },
  'a11y:producer': {},
  'a11y:tactileGraphics': { isOnce: true, form: matching('EBR-018', GRAPHICS) },
};

function problemsOf(
  name: string,
  values: readonly string[],
  { isOnce, form }: Asked,
  ids: { readonly missing: RuleId; readonly repeated: RuleId },
): readonly Told[] {
  if (values.length === 0) return [{ id: ids.missing, value: name }];
  return [
    ...(isOnce && values.length > 1 ? [{ id: ids.repeated, value: name }] : []),
    ...values.flatMap((value) => (form && !form.fits(value) ? [{ id: form.id, value }] : [])),
  ];
}

/** What of the metadata of a package document breaks a rule. */
export function metadataProblems(metadata: Element | undefined): readonly Told[] {
  const children = metadata?.children ?? [];
  const isAbout = ({ attributes }: Element) => !attributes.has('refines');
  const elements = Object.entries(ELEMENTS).flatMap(([name, asked]) => {
    const values = children.filter((one) => one.name === name).map(({ text }) => text.trim());
    const said = values.filter((value) => value !== '');
    return problemsOf(`dc:${name}`, said, asked, { missing: 'EBR-007', repeated: 'EBR-008' });
  });
  const properties = Object.entries(PROPERTIES).flatMap(([name, asked]) => {
    const values = children
      .filter((one) => one.name === 'meta' && isAbout(one) && one.attributes.get('property') === name)
      .map(({ text }) => text.trim());
    const said = values.filter((value) => value !== '');
    return problemsOf(name, said, asked, { missing: 'EBR-009', repeated: 'EBR-010' });
  });
  const legacy = children.some((one) => one.name === 'meta' && one.attributes.has('name'))
    ? [{ id: 'EBR-020' as const, value: '<meta name>' }]
    : [];
  return [...elements, ...properties, ...legacy];
}
