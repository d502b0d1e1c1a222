import type { Document, Engine, Page, PageObject, Plugin } from '@tastwerk/editor-core';
import {
  type BrailleLookup,
  type BrailleRequest,
  type BrailleResult,
  collectBrailleTexts,
  formulasOfDocument,
} from '@tastwerk/editor-core/braille';
import { type FormulaEntries, formulaEntries } from '@tastwerk/editor-core/formulas';
import type { Fix } from '@tastwerk/editor-core/fixing';
import type { ProofingProfile } from '@tastwerk/editor-core/proofing';
import type { FoundFix } from './fix-steps.js';
import type { ToldFindings } from '../told-findings.js';

/** An object of a page, or the id of one that the other side has already. */
type SentObject = PageObject | string;

/** A document to be proofed in another thread. Objects that did not change are not sent again. */
export interface ProofQuestion {
  readonly kind: 'proof';
  readonly id: number;
  /** Sent once, first. */
  readonly profile?: ProofingProfile;
  /** The plugins that the proof depends on, each with its version; sent with the profile. */
  readonly plugins?: readonly string[];
  readonly fields: Omit<Document, 'pages'>;
  readonly pages: readonly (Omit<Page, 'objects'> & { readonly objects: readonly SentObject[] })[];
  /** The braille of the document; absent where it is what was sent last. */
  readonly braille?: readonly (readonly [BrailleRequest, BrailleResult])[];
  /** What is known of the formulas of the document; sent with the braille. */
  readonly formulas?: FormulaEntries;
}

/** Asks for the fix of several findings at once, by their places in the answer to the proof of the same id. */
export interface FixQuestion {
  readonly kind: 'fix';
  readonly id: number;
  readonly places: readonly number[];
}

/** What is asked of the thread. */
export type Question = ProofQuestion | FixQuestion;

/**
 * What the thread tells about the document of the proof of the same id: what was found, then the fixes of single findings as they are
 * known, and the fix of several that was asked for.
 */
export type ProofAnswer =
  | ({ readonly kind: 'findings'; readonly id: number } & ToldFindings)
  | { readonly kind: 'fixes'; readonly id: number; readonly fixes: readonly FoundFix[] }
  | { readonly kind: 'fix'; readonly id: number; readonly fix: Fix };

/** Whether what a proof finds depends on `plugin`. */
export const isProofed = ({ kinds, rules }: Plugin): boolean => kinds !== undefined || rules !== undefined;

/** The plugins of an engine that a proof depends on, each with its version. */
export const proofedPlugins = ({ plugins }: Pick<Engine, 'plugins'>): readonly string[] =>
  plugins.filter(isProofed).map(({ id, version }) => `${id} ${version}`);

/** Writes documents of `engine` as questions; remembers which objects it has sent. */
export function createProofWriter(engine: Pick<Engine, 'plugins' | 'kinds'>, profile: ProofingProfile) {
  let sent: ReadonlyMap<string, PageObject> = new Map();
  let book: BrailleLookup | undefined;
  let id = 0;

  function entriesOf(document: Document, lookup: BrailleLookup): ProofQuestion['braille'] {
    return collectBrailleTexts(engine.kinds, document).flatMap((request) => {
      const result = lookup.get(request.text, request.system);
      return result ? [[request, result] as const] : [];
    });
  }

  const formulasOf = (document: Document, lookup: BrailleLookup) =>
    formulaEntries(formulasOfDocument(engine.kinds, document), lookup);

  return (document: Document, lookup: BrailleLookup): ProofQuestion => {
    const { pages, ...fields } = document;
    const now = new Map<string, PageObject>();
    const written = pages.map(({ objects, ...page }) => ({
      ...page,
      objects: objects.map((object): SentObject => {
        now.set(object.uuid, object);
        return sent.get(object.uuid) === object ? object.uuid : object;
      }),
    }));
    const braille = lookup === book ? undefined : entriesOf(document, lookup);
    id += 1;
    const question: ProofQuestion = {
      kind: 'proof',
      id,
      fields,
      pages: written,
      ...(id === 1 ? { profile, plugins: proofedPlugins(engine) } : {}),
      ...(braille ? { braille, formulas: formulasOf(document, lookup) } : {}),
    };
    sent = now;
    book = lookup;
    return question;
  };
}

/** Reads documents from questions. What did not change is the same object as before: a proofer knows it again by that. */
export function createProofReader() {
  let known: ReadonlyMap<string, PageObject> = new Map();
  return ({ fields, pages }: Pick<ProofQuestion, 'fields' | 'pages'>): Document => {
    const now = new Map<string, PageObject>();
    const read = pages.map((page) => ({
      ...page,
      objects: page.objects.flatMap((sent) => {
        const object = typeof sent === 'string' ? known.get(sent) : sent;
        if (object) now.set(object.uuid, object);
        return object ?? [];
      }),
    }));
    known = now;
    return { ...fields, pages: read };
  };
}
