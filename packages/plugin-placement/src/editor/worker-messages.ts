import type { Document } from '@tastwerk/editor-core';
import type { BrailleRequest, BrailleResult } from '@tastwerk/editor-core/braille';
import type { ProofingProfile } from '@tastwerk/editor-core/proofing';
import type { WorkerRequest, WorkerResponse } from '@tastwerk/editor-core/workers';
import type { PlacingTask } from '../place-page.js';
import type { Placement } from '../placement.js';
import type { Tactile } from '../tactile/make-tactile.js';
import type { TactileStep } from '../tactile/steps.js';

/** All that a tactile page follows from, but for its braille, as plain data. */
export interface TactileTask {
  readonly document: Document;
  readonly pageIndex: number;
  readonly profile: ProofingProfile;
  readonly leftOut: ReadonlySet<TactileStep>;
  readonly kept: ReadonlySet<string>;
  readonly fallbackTitle: string;
  /** What added pages are called: that of a legend, and those that continue the drawing. */
  readonly pageNames: { readonly legend: string; readonly continued: string };
}

/** What the worker is told: work, or the braille that it asked for. */
export type PlacingOrder =
  | { readonly kind: 'place'; readonly task: PlacingTask }
  | { readonly kind: 'tactile'; readonly task: TactileTask }
  | { readonly kind: 'braille'; readonly response: WorkerResponse<readonly BrailleResult[]> };

/** What the worker tells: how far it is, which braille it needs, then the result; or that there is none. */
export type PlacingAnswer =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'translate'; readonly request: WorkerRequest<readonly BrailleRequest[]> }
  | { readonly kind: 'placed'; readonly placement: Placement }
  | { readonly kind: 'tactile'; readonly tactile: Tactile }
  | { readonly kind: 'failed' };
