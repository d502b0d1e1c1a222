import { saveBlob } from '@tastwerk/ui';
import { useState } from 'react';
import type { Call } from '../../api/call.js';
import type { ApiFailure } from '../../api/failure.js';
import { send } from '../../api/send.js';

/** Fetches a file with the session's token and hands it to the browser to save; one at a time. `save` tells whether it came. */
export function useFile() {
  const [pending, setPending] = useState<string | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const save = async (call: Call, name: string) => {
    setPending(name);
    setFailure(null);
    const answer = await send(call);
    if (answer.ok) saveBlob(await answer.response.blob(), name);
    else setFailure(answer.failure);
    setPending(null);
    return answer.ok;
  };
  return { save, pending, failure };
}
