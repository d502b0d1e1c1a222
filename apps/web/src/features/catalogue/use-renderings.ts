import { isRenderingOver, type Renderings } from '@tastwerk/contracts';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { ApiDispatch } from '../../api/base-api.js';
import { watchRenderings } from '../../api/watch-renderings.js';
import { catalogueApi, useVersionRenderingsQuery } from './catalogue-api.js';

/** How far the files of a variant's version are, live while any of them is under way; undefined until it is known. */
export function useRenderings(variantId: number, versionId: number): Renderings | undefined {
  const dispatch: ApiDispatch = useDispatch();
  const { data } = useVersionRenderingsQuery({ id: variantId, version_id: versionId });
  const isUnderWay = data !== undefined && !isRenderingOver(data);
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const stop = new AbortController();
    const keep = (state: Renderings) =>
      void dispatch(
        catalogueApi.util.updateQueryData(
          'versionRenderings',
          { id: variantId, version_id: versionId },
          () => state,
        ),
      );
    void watchRenderings({ variantId, versionId }, keep, stop.signal);
    return () => stop.abort();
  }, [dispatch, variantId, versionId, isUnderWay]);
  return data;
}
