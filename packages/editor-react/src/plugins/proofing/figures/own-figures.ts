import { type ProofingProfile, proofingProfileSchema } from '@tastwerk/editor-core/proofing';
import { createDraftMemory } from '../../../state/draft-memory.js';
import type { ProfileId } from '../profiles.js';

type Parts = Omit<ProofingProfile, 'id'>;

/** A figure of a profile that can be changed: lengths in mm, and counts. */
interface Figure<Id extends string = string> {
  readonly id: Id;
  readonly kind: 'mm' | 'count';
  readonly of: (profile: ProofingProfile) => number;
}

function figure<Part extends keyof Parts & string, Field extends keyof Parts[Part] & string>(
  part: Part,
  field: Field,
  kind: Figure['kind'] = 'mm',
): Figure<`${Part}.${Field}`> {
  return { id: `${part}.${field}`, kind, of: (profile) => Number(profile[part][field]) };
}

/** The figures that somebody may have good reasons to set otherwise, such as a finer printer or trained fingers, in the order in which they are asked. */
export const FIGURES = [
  figure('margin', 'minMm'),
  figure('gapElements', 'errorMm'),
  figure('gapElements', 'warningMm'),
  figure('gapLines', 'errorMm'),
  figure('gapLines', 'warningMm'),
  figure('shapeMin', 'minMm'),
  figure('partMin', 'minMm'),
  figure('textureArea', 'minMm'),
  figure('textureContour', 'minMm'),
  figure('textureCount', 'most', 'count'),
  figure('lineWidth', 'minMm'),
  figure('lineLength', 'warningMm'),
  figure('dash', 'shortestMm'),
  figure('dash', 'longestMm'),
  figure('labelGap', 'minMm'),
  figure('labelGap', 'maxMm'),
  figure('labelClear', 'minMm'),
  figure('pointMin', 'warningMm'),
] as const;

/** The name of a figure that can be changed: its part and its field in the profile. */
export type FigureId = (typeof FIGURES)[number]['id'];

/** Figures that somebody has set in place of a profile's. */
export type OwnFigures = Readonly<Partial<Record<FigureId, number>>>;

/** The largest figures that are taken, so that a proof stays one. */
export const MOST_OF = { mm: 100, count: 50 } as const satisfies Record<Figure['kind'], number>;

/** The figures in `given` that can be figures at all. */
function sensible(given: unknown): OwnFigures {
  const known = new Map<string, unknown>(
    typeof given === 'object' && given !== null ? Object.entries(given) : [],
  );
  return Object.fromEntries(
    FIGURES.flatMap(({ id, kind }) => {
      const value = known.get(id);
      return typeof value === 'number' && value >= 0 && value <= MOST_OF[kind] ? [[id, value]] : [];
    }),
  );
}

/** A copy of `base` with `own` figures, which say that they are nobody's published value. */
export function profileWith(base: ProofingProfile, own: OwnFigures): ProofingProfile {
  const changed = new Map<string, object>();
  for (const [id, value] of Object.entries(own)) {
    const [part = '', field = ''] = id.split('.');
    const before = changed.get(part) ?? Object.entries(base).find(([name]) => name === part)?.[1];
    if (typeof before === 'object') changed.set(part, { ...before, [field]: value, source: 'own' });
  }
  const parsed = proofingProfileSchema.safeParse({ ...base, ...Object.fromEntries(changed) });
  return parsed.success ? parsed.data : base;
}

/** The figures that a draft sets otherwise, for each profile. */
export type FiguresOfDraft = Readonly<Record<ProfileId, OwnFigures>>;

const memory = createDraftMemory<FiguresOfDraft>('tastwerk-proof-figures');

/** What was set for a draft in this browser. */
export function rememberedFigures(uuid: string): FiguresOfDraft {
  const stored = memory.read(uuid);
  const known = new Map<string, unknown>(
    typeof stored === 'object' && stored !== null ? Object.entries(stored) : [],
  );
  const of = (id: ProfileId) => sensible(known.get(id));
  return { swell: of('swell'), embosser: of('embosser') };
}

/** Keeps what was set for a draft. */
export function rememberFigures(uuid: string, figures: FiguresOfDraft): void {
  memory.write(uuid, figures);
}
