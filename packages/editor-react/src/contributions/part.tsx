import { Loader } from '@tastwerk/ui';
import type { TFunction } from 'i18next';
import { type FunctionComponent, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { createCell } from '../state/cell.js';
import type { EditorStore } from '../state/editor-store.js';
import { LoadFailure } from './load-failure.js';
import styles from './part.module.css';

/** The editor as a part without React reaches it. */
export interface PartEditor {
  readonly store: EditorStore;
  /** Looks up texts, those of the plugin by their namespace: `t('clock:title')`. */
  readonly t: TFunction;
  /** Runs an action by its id; false when there is none, or it cannot be done now. */
  readonly run: (action: string) => boolean;
}

/** A part that stands in the page. */
export interface AttachedView<P> {
  /** Called with changed properties. */
  readonly update?: (props: P) => void;
  readonly remove: () => void;
}

/**
 * A part that builds its elements itself, with any framework or none. In a frame (`mount`) this is the form for parts of the page's plugins:
 * components would need the React of the frame.
 */
export interface AttachedPart<P extends object = object> {
  readonly attach: (element: HTMLElement, editor: PartEditor, props: P) => AttachedView<P>;
}

/** A part of the interface: a React component, or what attaches itself to an element. */
export type Part<P extends object = object> = FunctionComponent<P> | AttachedPart<P>;

/** A component whose code is loaded when it is first shown. */
export type LazyPart<P extends object = object> = FunctionComponent<P> & {
  /** Loads the code now; rejects when that fails, and is to be called again then. */
  readonly preload: () => Promise<void>;
};

type LoadState<P extends object> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'loaded'; readonly Content: FunctionComponent<P> }
  | { readonly kind: 'failed' };

function Loading() {
  const { t } = useTranslation('editor');
  return (
    <div className={styles.loading}>
      <Loader message={t('part.loading')} />
    </div>
  );
}

/**
 * The component that `load` answers with, loaded when it is first shown. Where that fails it says so and offers to try again. A quiet part
 * shows nothing until it is there.
 */
export function lazyPart<P extends object = object>(
  load: () => Promise<FunctionComponent<P>>,
  { isQuiet = false }: { readonly isQuiet?: boolean } = {},
): LazyPart<P> {
  const state = createCell<LoadState<P>>({ kind: 'waiting' });
  let loading: Promise<void> | undefined;
  const preload = () => {
    loading ??= load().then(
      (Content) => state.set({ kind: 'loaded', Content }),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  const show = () => {
    preload().catch(() => state.set({ kind: 'failed' }));
  };

  function Lazy(props: P) {
    const now = useSyncExternalStore(state.subscribe, state.get);
    useEffect(show, []);
    if (now.kind === 'loaded') return <now.Content {...props} />;
    if (isQuiet) return null;
    return now.kind === 'failed' ? <LoadFailure onRetry={show} /> : <Loading />;
  }
  return Object.assign(Lazy, { preload });
}

/** Whether the code of `part` is loaded when it is first shown. */
export function isLazy(part: object): part is Pick<LazyPart, 'preload'> {
  return 'preload' in part;
}
