import type { Command, EngineCore, SceneResources } from '@tastwerk/editor-core';
import type { Box } from '@tastwerk/editor-core/geometry';
import type { Proofer, ProofingProfile, Rules } from '@tastwerk/editor-core/proofing';
import type { WhichLabels } from './labels-of-page.js';

/** What placing needs besides the document. */
export interface PlacementOptions {
  readonly engine: EngineCore;
  readonly rules: Rules;
  readonly profile: ProofingProfile;
  /** With the braille of all labels of the document, and of `abbreviations`. */
  readonly resources: SceneResources;
  /** `free` when absent. */
  readonly which?: WhichLabels;
  /** One that knows the document from before; a new one when absent. */
  readonly proofer?: Proofer;
  /** What labels without room may be shortened to, by their ids; none is shortened when absent. */
  readonly abbreviations?: ReadonlyMap<string, string>;
}

/** A label that gets another place; the boxes around its lines, in page mm. */
export interface MovedLabel {
  readonly uuid: string;
  readonly from: Box;
  readonly to: Box;
  readonly hasLead: boolean;
  readonly isAbbreviated: boolean;
}

/** How labels are placed. */
export interface Placement {
  /** One step of undo; null where nothing changes. */
  readonly command: Command | null;
  readonly moved: readonly MovedLabel[];
  /** Labels for which there is no place. */
  readonly unplaced: readonly string[];
  /** Those of them that are numbers of an axis: alone on another page they would say little. */
  readonly unplacedOfAxes: readonly string[];
}
