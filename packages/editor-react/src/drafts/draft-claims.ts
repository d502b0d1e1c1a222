import { newUuid } from '../base/new-uuid.js';
import type { DraftClaim, DraftClaimOptions, DraftClaimState } from '../ports.js';

/** Time in ms that a tab is given to store its draft before another one takes it all the same. */
export const LET_GO_MS = 3000;

const CHANNEL = 'tastwerk.drafts';

/** Which tab says something: its own messages come back to other listeners in the same page. */
const TAB = newUuid();

/** What tabs tell each other. */
interface DraftMessage {
  readonly from: string;
  readonly type: 'let-go' | 'released' | 'deleted';
  readonly uuid: string;
}

const isMessage = (data: unknown): data is DraftMessage =>
  typeof data === 'object' && data !== null && 'type' in data && 'uuid' in data && 'from' in data;

const lockName = (uuid: string) => `${CHANNEL}.${uuid}`;

function post(message: Omit<DraftMessage, 'from'>): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ ...message, from: TAB } satisfies DraftMessage);
  channel.close();
}

/** The browser's locks, which only pages of a safe origin have. */
function locksOf(): LockManager | undefined {
  return typeof navigator === 'undefined' ? undefined : navigator.locks;
}

/** Tells the tabs that work on a draft that it is gone. */
export function tellDeleted(uuid: string): void {
  post({ type: 'deleted', uuid });
}

/** The drafts that tabs of this browser work on just now. */
export async function claimedDrafts(): Promise<ReadonlySet<string>> {
  const held = (await locksOf()?.query())?.held ?? [];
  const start = lockName('');
  return new Set(held.flatMap(({ name }) => (name?.startsWith(start) ? [name.slice(start.length)] : [])));
}

/**
 * Claims the draft `uuid` by a Web Lock, which the browser takes back from a tab that dies. A tab that does not get it can ask the
 * holder to let go; one that does not answer within {@link LET_GO_MS} loses it. Without locks every tab holds what it opens.
 */
export function claimDraft(uuid: string, { onState, onLetGo }: DraftClaimOptions): DraftClaim {
  const locks = locksOf();
  let letGo: (() => void) | undefined;
  let isReleased = false;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let told: DraftClaimState | undefined;

  const tell: typeof onState = (state) => {
    if (isReleased || state === told) return;
    told = state;
    onState(state);
  };
  const hold = () =>
    new Promise<void>((resolve) => {
      clearTimeout(patience);
      letGo = () => {
        letGo = undefined;
        resolve();
      };
      if (isReleased) letGo();
      tell('held');
    });

  async function request(options: LockOptions): Promise<void> {
    if (!locks || isReleased || letGo) return;
    try {
      await locks.request(lockName(uuid), options, (lock) => {
        // Asked for twice, the draft was given to this tab by the other request before this one was answered.
        if (letGo) return undefined;
        return lock ? hold() : tell('elsewhere');
      });
    } catch {
      // Another tab has taken the draft without waiting for an answer.
      letGo = undefined;
      tell('elsewhere');
    }
  }

  async function giveAway(): Promise<void> {
    await onLetGo();
    if (!letGo) return;
    letGo();
    tell('elsewhere');
    post({ type: 'released', uuid });
  }

  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
  const listen = ({ data }: MessageEvent<unknown>) => {
    if (!isMessage(data) || data.uuid !== uuid) return;
    if (data.type === 'deleted') {
      if (data.from !== TAB) tell('deleted');
    } else if (data.type === 'let-go' && letGo) void giveAway();
    else if (data.type === 'released' && !letGo) void request({ ifAvailable: true });
  };
  channel?.addEventListener('message', listen);

  // A claim of this tab that was released a moment ago has let go by the next turn.
  const starting = setTimeout(() => (locks ? void request({ ifAvailable: true }) : tell('held')));

  return {
    takeOver() {
      if (!locks) return;
      clearTimeout(patience);
      post({ type: 'let-go', uuid });
      const asking = new AbortController();
      patience = setTimeout(() => {
        asking.abort();
        void request({ steal: true });
      }, LET_GO_MS);
      void locks
        .request(lockName(uuid), { signal: asking.signal }, (lock) => (lock && !letGo ? hold() : undefined))
        .catch(() => {
          if (asking.signal.aborted || isReleased) return;
          letGo = undefined;
          tell('elsewhere');
        });
    },
    release() {
      if (isReleased) return;
      isReleased = true;
      clearTimeout(patience);
      clearTimeout(starting);
      channel?.removeEventListener('message', listen);
      channel?.close();
      if (!letGo) return;
      letGo();
      post({ type: 'released', uuid });
    },
  };
}
