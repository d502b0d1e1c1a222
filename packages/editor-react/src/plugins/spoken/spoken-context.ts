import type { Document, Page, PageObject, SceneResources } from '@tastwerk/editor-core';
import type { Box } from '@tastwerk/editor-core/geometry';
import { keyLayout, labelLayout } from '@tastwerk/editor-core/scene';
import type { TFunction } from 'i18next';
import type { Lengths } from '../../state/use-millimetres.js';
import type { FindingRow } from '../proofing/index.js';

/** What a sentence about a document needs to know. */
export interface SpokenContext extends Lengths {
  /** Texts of the editor; `spoken` and `proofing` by their prefix. */
  readonly t: TFunction;
  readonly document: Document;
  /** The page that is told of, and its index from 0. */
  readonly page: Page;
  readonly pageIndex: number;
  readonly resources: SceneResources;
  readonly rows: readonly FindingRow[];
  /** Whether a proof is still due, so that `rows` may be out of date. */
  readonly isProofPending: boolean;
  /** The key of an action as it is shown; undefined where it has none. */
  readonly keyOf: (actionId: string) => string | undefined;
  /** What the plugin of its kind tells of an object besides its place, size and looks. */
  readonly wordsOfKind: (object: PageObject) => string | undefined;
}

/** The frame of `object` in page mm before turning; labels and legends are as high as their lines make them. */
export function frameAsPrinted(
  object: PageObject,
  { document, pageIndex, resources }: Pick<SpokenContext, 'document' | 'pageIndex' | 'resources'>,
): Box {
  const frame = resources.kinds.frameOf(object);
  if (object.type === 'label') {
    return { ...frame, height: labelLayout(document, pageIndex, object, resources).heightMm };
  }
  return object.type === 'key'
    ? { ...frame, height: keyLayout(document, pageIndex, object, resources).frameHeightMm }
    : frame;
}
