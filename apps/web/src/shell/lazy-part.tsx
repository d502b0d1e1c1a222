import { Loader } from '@tastwerk/ui';
import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

/** After this time a part that does not load is an error (product spec section 8). */
const LOAD_TIMEOUT_MS = 120_000;

/** A part of the application did not load in time. */
export class PartTimeoutError extends Error {
  override name = 'PartTimeoutError';
}

function inTime<T>(part: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new PartTimeoutError()), LOAD_TIMEOUT_MS);
    part.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** A screen whose code is loaded when it is first shown. */
export function lazyPart(load: () => Promise<ComponentType>): ComponentType {
  const Part = lazy(async () => ({ default: await inTime(load()) }));
  return function LazyPart() {
    const { t } = useTranslation('shell');
    return (
      <Suspense fallback={<Loader message={t('loading')} />}>
        <Part />
      </Suspense>
    );
  };
}
