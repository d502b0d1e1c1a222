import { isAbsolute } from '../epub/package-files.js';
import type { Told } from './rules.js';
import { styleProblems } from './style-rules.js';
import { descendants, type Element } from '../epub/xml-tree.js';

/** Braille, blanks and soft hyphens. */
const NOT_BRAILLE = /[^\u2800-\u28ff\t\n\r \u00a0\u00ad]+/u;

/** Attributes whose values readers are told. */
const SPOKEN = ['alt', 'title', 'aria-label', 'aria-description', 'placeholder', 'label', 'abbr'] as const;

/** Elements whose text is no content; `style` has rules of its own, `title` is one line for the window. */
const SILENT: ReadonlySet<string> = new Set(['script', 'style', 'annotation']);

/** Where elements name other files. */
const ADDRESSES = ['src', 'href', 'data', 'poster', 'xlink:href'] as const;

const LONGEST_QUOTE = 15;

function lettersOf(text: string): readonly Told[] {
  const [found] = NOT_BRAILLE.exec(text) ?? [];
  return found === undefined ? [] : [{ id: 'EBR-030', value: found.slice(0, LONGEST_QUOTE) }];
}

function problemsOfElement({ name, attributes, text }: Element, isShown: boolean): readonly Told[] {
  const handlers = [...attributes.keys()].filter((attribute) => /^on[a-z]+$/u.test(attribute));
  const addresses = ADDRESSES.flatMap((attribute) => attributes.get(attribute) ?? []);
  const isLink = name === 'a';
  return [
    ...(name === 'script' ? [{ id: 'EBR-040' as const, value: '<script>' }] : []),
    ...handlers.map((value): Told => ({ id: 'EBR-040', value })),
    ...addresses
      .filter((address) => /^javascript:/iu.test(address))
      .map((value): Told => ({ id: 'EBR-040', value })),
    ...(name === 'form' && attributes.has('action')
      ? [{ id: 'EBR-041' as const, value: '<form action>' }]
      : []),
    ...(attributes.has('formaction') ? [{ id: 'EBR-041' as const, value: 'formaction' }] : []),
    ...addresses
      .filter((address) => !isLink && isAbsolute(address) && !/^(?:javascript|data):/iu.test(address))
      .map((value): Told => ({ id: 'RSC-006', value })),
    ...(name === 'style' ? styleProblems(text) : []),
    ...styleProblems(attributes.get('style') ?? ''),
    ...(isShown && !SILENT.has(name) ? lettersOf(text) : []),
    ...(isShown ? SPOKEN.flatMap((attribute) => lettersOf(attributes.get(attribute) ?? '')) : []),
  ];
}

/** What of a content document or of the navigation breaks a rule. */
export function contentProblems(root: Element): readonly Told[] {
  return root.children.flatMap((part) => {
    const isShown = part.name === 'body';
    return [...descendants(part)].flatMap((element) => problemsOfElement(element, isShown));
  });
}

/** The files that a content document shows, as it names them. */
export function shownFiles(root: Element): readonly string[] {
  return [...descendants(root)].flatMap(({ name, attributes }) =>
    name === 'a' || name === 'link'
      ? []
      : (['src', 'data', 'poster'] as const).flatMap((attribute) => attributes.get(attribute) ?? []),
  );
}
