import { useCallback, useMemo, useState } from 'react';
import type { ProfileId } from '../profiles.js';
import { type FiguresOfDraft, type OwnFigures, rememberedFigures, rememberFigures } from './own-figures.js';

/** The figures that the draft `uuid` sets in place of those of the profile `id`, and the way to set others. */
export function useOwnFigures(uuid: string, id: ProfileId): readonly [OwnFigures, (own: OwnFigures) => void] {
  const [changed, setChanged] = useState<{ readonly uuid: string; readonly figures: FiguresOfDraft }>();
  const figures = useMemo(
    () => (changed?.uuid === uuid ? changed.figures : rememberedFigures(uuid)),
    [changed, uuid],
  );
  const set = useCallback(
    (own: OwnFigures) => {
      const next = { ...figures, [id]: own };
      rememberFigures(uuid, next);
      setChanged({ uuid, figures: next });
    },
    [figures, id, uuid],
  );
  return [figures[id], set];
}
