import type { MenuItem } from '@tastwerk/contracts';
import { useEffect, useState } from 'react';
import { call } from '../../api/call.js';
import { send } from '../../api/send.js';
import type { Language } from '../../i18n/language.js';
import { onServiceReturn } from '../../api/service-watch.js';

interface KnownMenu {
  readonly lang: Language;
  readonly items: readonly MenuItem[];
}

/** The legal pages as the content service names them in `lang`; empty until it has, and while it does not answer. */
export function useLegalMenu(lang: Language): readonly MenuItem[] {
  const [known, setKnown] = useState<KnownMenu>();
  useEffect(() => {
    const left = new AbortController();
    const ask = async () => {
      const answer = await send(call('legalMenu', { query: { lang } }), { signal: left.signal });
      if (!answer.ok) return;
      const items: readonly MenuItem[] = await answer.response.json().catch(() => []);
      if (!left.signal.aborted) setKnown({ lang, items });
    };
    void ask();
    const stop = onServiceReturn(() => void ask());
    return () => {
      stop();
      left.abort();
    };
  }, [lang]);
  return known?.lang === lang ? known.items : [];
}
