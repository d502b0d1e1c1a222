import { isAdmin, type Visitor } from '../../platform/http/actor.js';
import type { GraphicEntity } from './graphic.entity.js';
import type { Reader } from './reader.js';

/** Whether `visitor` sees what is hidden: admins, and whoever may hide, for they have to find it to show it again. */
export function seesHidden(visitor: Visitor): boolean {
  return isAdmin(visitor) || visitor?.rights.includes('can_hide_variants') === true;
}

/** The values of the parameters that {@link visibleTo} stands on. */
export function visibilityValues({
  visitor,
  linkKey,
}: Reader): readonly [accountId: number | null, seesHidden: boolean, linkKey: string | null] {
  return [visitor?.id ?? null, seesHidden(visitor), linkKey];
}

/** SQL that holds for a variant `v` that is not hidden, nor is its graphic `shown`, for which `condition` holds. */
const notHidden = (condition: string) =>
  `(v.public AND EXISTS (SELECT 1 FROM graphic shown WHERE shown.id = v.graphic_id AND shown.public AND ${condition}))`;

/** SQL that holds for a variant `v` that everybody may see: its graphic is for everybody, and neither of them is hidden. */
export const SHOWN = notHidden(`shown.visibility = 'all'`);

/** SQL that holds for a variant `v` that the operators hid, or whose graphic they hid. */
export const HIDDEN = `NOT ${notHidden('true')}`;

/** SQL that holds for a variant `v` that `account` may order: one for everybody, or one of a graphic of their own. */
export function orderableBy(account: string): string {
  return notHidden(`(shown.visibility = 'all' OR shown.user_id = ${account}::integer)`);
}

/**
 * SQL that holds for a variant `v` that a reader may see: a shown one, an own one, one whose link they have, or any for who sees what is
 * hidden. `account`, `all` and `key` are the placeholders of {@link visibilityValues}.
 */
export function visibleTo(account: string, all: string, key: string): string {
  const linked = notHidden(`shown.visibility = 'link' AND shown.link_key = ${key}::text`);
  return `(${SHOWN} OR v.user_id = ${account}::integer OR ${all}::boolean OR ${linked})`;
}

/** Whether something is to be shown, and if not, why and at whose word. */
export interface Showing {
  readonly public: boolean;
  /** Empty where none is given: then the one that there was stays. */
  readonly reason: string;
  readonly actorId: number;
}

/** What admins are told about something that is shown or hidden. */
export type HidingState = Pick<GraphicEntity, 'public' | 'hiddenAt' | 'hiddenBy' | 'hiddenReason'>;

/** What `current` becomes by `showing`: hidden again it keeps its moment, and its reason where none is given. */
export function shownAs(current: HidingState, { public: isPublic, reason, actorId }: Showing): HidingState {
  if (isPublic) return { public: true, hiddenAt: null, hiddenBy: null, hiddenReason: '' };
  return {
    public: false,
    hiddenAt: current.hiddenAt ?? new Date(),
    hiddenBy: actorId,
    hiddenReason: reason === '' ? current.hiddenReason : reason,
  };
}

/** Whether `after` is another state than `before`, or says another reason. */
export function isNews(before: HidingState, after: HidingState): boolean {
  return before.public !== after.public || (!after.public && before.hiddenReason !== after.hiddenReason);
}
