import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '@tastwerk/ui';
import { useEditorStore } from '../state/use-editor-state.js';
import type { AttachedPart, AttachedView, Part } from './part.js';
import styles from './part-view.module.css';
import { useRunById } from './use-run-by-id.js';

/** What a part is shown with. */
interface PartViewProps<P extends object, T = Part<P>> {
  readonly part: T;
  readonly props: P;
  /** Whether it stands among others in the panel for what is selected. */
  readonly isSection?: boolean;
}

function Attached<P extends object>({ part, props, isSection = false }: PartViewProps<P, AttachedPart<P>>) {
  const store = useEditorStore();
  const run = useRunById();
  const { t } = useTranslation();
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<AttachedView<P>>(undefined);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
    view.current?.update?.(props);
  });
  useEffect(() => {
    if (!host.current) return undefined;
    const attached = part.attach(host.current, { store, t, run }, latest.current);
    view.current = attached;
    return () => {
      view.current = undefined;
      attached.remove();
    };
  }, [part, store, t, run]);
  return <div ref={host} className={classNames(styles.attached, isSection && styles.section)} />;
}

/** Shows a part of a plugin, in whichever form it comes. */
export function PartView<P extends object>({ part: PartOf, ...shown }: PartViewProps<P>) {
  return 'attach' in PartOf ? <Attached part={PartOf} {...shown} /> : <PartOf {...shown.props} />;
}

const NO_PROPS = {};

/** Shows a part that takes no properties. */
export function PlainPart({ part }: { readonly part: Part }) {
  return <PartView part={part} props={NO_PROPS} />;
}
