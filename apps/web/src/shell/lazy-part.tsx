import { Loader } from '@tastwerk/ui';
import type { i18n } from 'i18next';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
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

/** A screen whose code and texts are loaded when it is first shown, or before by `preload`. */
export type LazyPart = ComponentType & { readonly preload: (i18n: i18n) => Promise<unknown> };

/**
 * Makes a screen of code that `load` gives and of the texts of `namespaces`. One that was loaded before is shown at once; until then stands
 * `waiting`, a spinner where nothing else is said.
 */
export function lazyPart(
  load: () => Promise<ComponentType>,
  namespaces: readonly string[] = [],
  waiting?: ReactNode,
): LazyPart {
  let loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  const get = () => {
    loading ??= load().then(
      (part) => (loaded = part),
      (error: unknown) => {
        // What failed is tried anew when the part is shown again.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  const loadTexts = (texts: i18n) =>
    namespaces.length > 0 ? texts.loadNamespaces(namespaces) : Promise.resolve();
  function LazyPartScreen() {
    const { t, i18n: texts } = useTranslation('shell');
    const [Part] = useState(() => {
      if (loaded) return loaded;
      void loadTexts(texts);
      return lazy(async () => ({ default: await inTime(get()) }));
    });
    return (
      <Suspense fallback={waiting === undefined ? <Loader message={t('loading')} /> : waiting}>
        <Part />
      </Suspense>
    );
  }
  return Object.assign(LazyPartScreen, { preload: (texts: i18n) => Promise.all([get(), loadTexts(texts)]) });
}
