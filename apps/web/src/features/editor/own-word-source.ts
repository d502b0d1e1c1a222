import { ownWordListSchema } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import type { OwnWordFailure, OwnWordList, OwnWordScope, OwnWordSource } from '@tastwerk/editor-react';
import type { TFunction } from 'i18next';
import { type Call, call } from '../../api/call.js';
import { errorText } from '../../api/error-text.js';
import type { ApiFailure } from '../../api/failure.js';
import { send } from '../../api/send.js';

/** What the one who looks may do with lists of own words. */
export interface OwnWordRights {
  readonly isSignedIn: boolean;
  /** Whether they may change the list of the installation. */
  readonly canEditInstallation: boolean;
}

/** The lists of the account and of the installation over the API; what goes wrong is one sentence in the user's language. */
export function createOwnWordSource(
  t: TFunction,
  { isSignedIn, canEditInstallation }: OwnWordRights,
): OwnWordSource {
  const failed = (reason: ApiFailure) => fail({ code: reason.code, message: errorText(t, reason) });

  const ask = async (asked: Call, canEdit: boolean): Promise<Result<OwnWordList, OwnWordFailure>> => {
    const answer = await send(asked);
    if (!answer.ok) return failed(answer.failure);
    const body: unknown = await answer.response.json().catch(() => undefined);
    const list = ownWordListSchema.safeParse(body).data;
    return list === undefined
      ? failed({ code: 'ANSWER_UNREADABLE', status: answer.response.status })
      : ok({ ...list, canEdit });
  };

  const read = {
    account: () => ask(call('getAccountOwnWords', {}), true),
    installation: () => ask(call('getInstallationOwnWords', {}), canEditInstallation),
  };

  return {
    load: async () => {
      const [installation, account] = await Promise.all([
        read.installation(),
        isSignedIn ? read.account() : undefined,
      ]);
      if (!installation.ok) return installation;
      if (account?.ok === false) return account;
      return ok({ ...(account && { account: account.value }), installation: installation.value });
    },
    save: (scope, words, revision) => ask(storing(scope, words, revision), true),
  };
}

function storing(scope: OwnWordScope, words: OwnWordList['words'], revision: number): Call {
  const body = { revision, words: words.map((word) => ({ ...word, places: [...word.places] })) };
  return scope === 'account'
    ? call('storeAccountOwnWords', { body })
    : call('storeInstallationOwnWords', { body });
}
