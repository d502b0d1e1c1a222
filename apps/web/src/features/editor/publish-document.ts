import { fail, ok, type Document } from '@tastwerk/editor-core';
import type { PublishDocument, PublishFailure, PublishOutcome } from '@tastwerk/editor-react';
import type { TFunction } from 'i18next';
import { errorText } from '../../api/error-text.js';
import { isApiFailure } from '../../api/failure.js';
import type { createStore } from '../../store.js';
import { publishingApi } from './publishing-api.js';

type Dispatch = ReturnType<typeof createStore>['dispatch'];

const { createGraphic, createVariant, updateVariant, renderingProgress } = publishingApi.endpoints;

/** How often a browser asks how far the files are, and when it leaves them to the workers. */
const POLL_MS = 500;
const WATCH_MS = 120_000;

function failureOf(t: TFunction, thrown: unknown): PublishFailure {
  const issues = isApiFailure(thrown) ? (thrown.body?.issues ?? []) : [];
  return { code: isApiFailure(thrown) ? thrown.code : 'INTERNAL', message: errorText(t, thrown), issues };
}

/** Stores the document where its origin says it belongs: a new graphic, another variant of one, or the next version of a variant. */
async function store(
  dispatch: Dispatch,
  document: Document,
  idempotencyKey: string,
): Promise<PublishOutcome> {
  const body = { document: { ...document }, idempotencyKey, licenceAccepted: true as const };
  const { variant_id, graphic_id, lastVersionHash, derivedFrom } = document;
  const variant =
    variant_id !== null && lastVersionHash !== null
      ? await dispatch(
          updateVariant.initiate({ id: variant_id, body: { ...body, lastVersionHash } }),
        ).unwrap()
      : graphic_id !== null
        ? await dispatch(createVariant.initiate({ ...body, graphic_id, derived_from: derivedFrom })).unwrap()
        : (await dispatch(createGraphic.initiate(body)).unwrap()).default_variant;
  return {
    graphicId: variant.parent_graphic.id,
    variantId: variant.id,
    versionId: variant.current_version.id,
    hash: variant.current_version.hash,
    fileName: variant.current_file_name,
    url: `/catalogue/${variant.parent_graphic.id}/variant/${variant.id}`,
  };
}

/** Publishes over the API and follows the workers until every file is there or has failed. */
export function createPublish(dispatch: Dispatch, t: TFunction): PublishDocument {
  return async (document, { idempotencyKey }, onProgress) => {
    let outcome: PublishOutcome;
    try {
      outcome = await store(dispatch, document, idempotencyKey);
    } catch (thrown) {
      return fail(failureOf(t, thrown));
    }
    const { variantId, versionId } = outcome;
    for (const end = Date.now() + WATCH_MS; Date.now() < end;) {
      const { data } = await dispatch(
        renderingProgress.initiate({ variantId, versionId }, { forceRefetch: true, subscribe: false }),
      );
      if (data) {
        onProgress(data.renderings.map(({ format, state }) => ({ format, state })));
        if (data.renderings.every(({ state }) => state === 'done' || state === 'failed')) break;
      }
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    return ok(outcome);
  };
}
