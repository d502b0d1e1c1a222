import type { Document } from '@tastwerk/editor-core';
import { createNewDocument } from '@tastwerk/editor-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useDispatch } from 'react-redux';
import type { ApiDispatch } from '../../api/base-api.js';
import { errorText } from '../../api/error-text.js';
import { drafts } from './drafts.js';
import { handedOver } from './opened-document.js';
import { documentOfVariant, OPEN_MODES } from './origin-of-variant.js';
import { catalogueApi } from '../catalogue/catalogue-api.js';

/** The document that an address asks for: on its way, there, or not to be had. */
export type DocumentToOpen =
  | { readonly state: 'opening' }
  | { readonly state: 'opened'; readonly document: Document }
  | { readonly state: 'failed'; readonly message: string };

/**
 * Opens what the address names: `?draft=` a local draft, `?variant=` with `mode=` a published one, else a blank document. The
 * language of the interface at that moment decides the titles of a blank one.
 */
export function useDocumentToOpen(): DocumentToOpen {
  const { t, i18n } = useTranslation();
  const dispatch: ApiDispatch = useDispatch();
  const [parameters] = useSearchParams();
  const [last, setLast] = useState<{ readonly address: string; readonly opening: DocumentToOpen }>();
  const draft = parameters.get('draft');
  const variant = Number(parameters.get('variant'));
  const mode = OPEN_MODES.find((candidate) => candidate === parameters.get('mode')) ?? 'edit';

  const address = `${draft} ${variant} ${mode}`;

  // A change of language must not open the document anew under the hands of its author.
  const open = useEffectEvent((settle: (next: DocumentToOpen) => void) => {
    const language = i18n.language === 'en' ? 'en' : 'de';
    const blank = () => createNewDocument(language);
    const openDraft = async (uuid: string) => {
      const stored = await drafts.get(uuid);
      const handed = handedOver(uuid);
      if (stored.ok) settle({ state: 'opened', document: stored.value });
      else if (handed) settle({ state: 'opened', document: handed });
      else settle({ state: 'failed', message: t(`errors:${stored.error.code}`) });
    };
    const openVariant = async () => {
      const request = catalogueApi.endpoints.variantDocument.initiate(variant, {
        forceRefetch: true,
        subscribe: false,
      });
      const { data, error } = await dispatch(request);
      if (!data) {
        settle({ state: 'failed', message: errorText(t, error) });
        return;
      }
      const document = documentOfVariant(data, mode, blank().uuid, language);
      if (document.ok) settle({ state: 'opened', document: document.value });
      else settle({ state: 'failed', message: t(`errors:${document.error}`) });
    };
    if (draft !== null) void openDraft(draft);
    else if (Number.isSafeInteger(variant) && variant > 0) void openVariant();
    else settle({ state: 'opened', document: blank() });
  });

  useEffect(() => {
    let isCurrent = true;
    open((opening) => {
      if (isCurrent) setLast({ address, opening });
    });
    return () => {
      isCurrent = false;
    };
  }, [address]);

  return last?.address === address ? last.opening : { state: 'opening' };
}
