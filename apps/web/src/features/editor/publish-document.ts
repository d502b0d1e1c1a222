import { type Rendering, type Renderings, type Variant, variantAddress } from '@tastwerk/contracts';
import { fail, ok, type Document } from '@tastwerk/editor-core';
import { withoutBackdrops } from '@tastwerk/editor-core/document';
import type {
  ArtefactProgress,
  PublishDocument,
  PublishFailure,
  PublishOptions,
  PublishOutcome,
  TermsOfGraphic,
} from '@tastwerk/editor-react';
import type { TFunction } from 'i18next';
import type { ApiDispatch } from '../../api/base-api.js';
import { errorText } from '../../api/error-text.js';
import { isApiFailure } from '../../api/failure.js';
import { watchRenderings } from '../../api/watch-renderings.js';
import { catalogueApi } from '../catalogue/catalogue-api.js';
import { reportError } from '../../api/error-report.js';
import { publishingApi } from './publishing-api.js';

const { createGraphic, createVariant, updateVariant } = publishingApi.endpoints;

/** When the dialog leaves the files to the workers, in ms. */
const WATCH_MS = 120_000;

/** What to say of a failure; one of our own is told to the operators, who know those of the server already. */
function failureOf(t: TFunction, thrown: unknown): PublishFailure {
  if (!isApiFailure(thrown)) reportError(thrown);
  const issues = isApiFailure(thrown) ? (thrown.body?.issues ?? []) : [];
  return { code: isApiFailure(thrown) ? thrown.code : 'INTERNAL', message: errorText(t, thrown), issues };
}

function progressOf(t: TFunction, { format, state, error }: Rendering): ArtefactProgress {
  if (state !== 'failed') return { format, state };
  return { format, state, reason: errorText(t, { code: error ?? 'RENDERING_FAILED', status: 0 }) };
}

/** The address to hand on: with the key, where a link opens the graphic. A key that cannot be had now is to be found with the graphic. */
async function addressOf(dispatch: ApiDispatch, { id, parent_graphic: graphic }: Variant): Promise<string> {
  if (graphic.visibility !== 'link') return variantAddress(graphic.id, id);
  const { data } = await dispatch(
    catalogueApi.endpoints.graphic.initiate(graphic.id, { forceRefetch: true, subscribe: false }),
  );
  return variantAddress(graphic.id, id, data?.sharing?.link_key);
}

/** Stores the document where its origin says it belongs: a new graphic, another variant of one, or the next version of a variant. */
async function store(
  dispatch: ApiDispatch,
  document: Document,
  { idempotencyKey, changeMessage, terms }: PublishOptions,
): Promise<PublishOutcome> {
  const body = {
    document: { ...withoutBackdrops(document) },
    idempotencyKey,
    licenceAccepted: true as const,
  };
  const { variant_id, graphic_id, lastVersionHash, derivedFrom } = document;
  const variant =
    variant_id !== null && lastVersionHash !== null
      ? await dispatch(
          updateVariant.initiate({
            id: variant_id,
            body: { ...body, lastVersionHash, change_message: changeMessage },
          }),
        ).unwrap()
      : graphic_id !== null
        ? await dispatch(createVariant.initiate({ ...body, graphic_id, derived_from: derivedFrom })).unwrap()
        : (await dispatch(createGraphic.initiate({ ...body, ...terms })).unwrap()).default_variant;
  return {
    graphicId: variant.parent_graphic.id,
    variantId: variant.id,
    versionId: variant.current_version.id,
    hash: variant.current_version.hash,
    fileName: variant.current_file_name,
    pageCount: variant.graphic_no_of_pages,
    url: await addressOf(dispatch, variant),
  };
}

/** Asks the catalogue for the terms of a graphic. */
export function createTermsOf(dispatch: ApiDispatch): TermsOfGraphic {
  return async (graphicId) => {
    const { data } = await dispatch(
      catalogueApi.endpoints.graphic.initiate(graphicId, { subscribe: false, forceRefetch: true }),
    );
    if (!data) return null;
    const { visibility, licence, variants } = data;
    const hiddenVariants = variants.filter((variant) => !variant.public).map(({ id }) => id);
    return { visibility, licence, isHidden: !data.public, hiddenVariants };
  };
}

/** Publishes over the API and follows the workers until every file is there or has failed. */
export function createPublish(dispatch: ApiDispatch, t: TFunction): PublishDocument {
  return async (document, options, onProgress) => {
    let outcome: PublishOutcome;
    try {
      outcome = await store(dispatch, document, options);
    } catch (thrown) {
      return fail(failureOf(t, thrown));
    }
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), WATCH_MS);
    const tell = ({ renderings }: Renderings) =>
      onProgress(renderings.map((rendering) => progressOf(t, rendering)));
    await watchRenderings(outcome, tell, patience.signal);
    clearTimeout(timer);
    return ok(outcome);
  };
}
