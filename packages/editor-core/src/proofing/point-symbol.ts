import { textureOf } from '../values/textures.js';
import { areaSides } from './area-sides.js';
import type { ProofContext } from './rule.js';
import type { Subject } from '../outlines/subject.js';

/** A small raised shape that marks a place. */
export interface PointSymbol {
  readonly subject: Subject;
  readonly smallerMm: number;
  readonly largerMm: number;
  /** What tells it from other symbols besides its size: its kind and how it is drawn. */
  readonly look: string;
}

/** Whether the inside of `subject` is raised as a whole. */
function isFilled({ solids, solidTexture, texture }: Subject): boolean {
  return (
    solids.length > 0 ||
    solidTexture.length > 0 ||
    (texture !== null && textureOf(texture.name).kind === 'solid')
  );
}

/** The point symbol that `subject` is: a filled shape too small to be an area; null for all else. */
export function pointSymbolOf(subject: Subject, { profile }: ProofContext): PointSymbol | null {
  const sides = areaSides(subject);
  if (!sides || !isFilled(subject) || sides.largerMm >= profile.shapeMin.minMm) return null;
  const { fill, pattern, border, borderStyle } = sides.form.style;
  const look = JSON.stringify([subject.object.type, fill, pattern.template, border, borderStyle]);
  return { subject, smallerMm: sides.smallerMm, largerMm: sides.largerMm, look };
}
