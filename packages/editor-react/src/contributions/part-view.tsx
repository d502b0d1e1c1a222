import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../state/editor-context.js';
import { useEditorStore } from '../state/use-editor-state.js';
import { useContributions } from './contributions-context.js';
import type { AttachedPart, AttachedView, Part } from './part.js';

function Attached<P extends object>({ part, props }: { readonly part: AttachedPart<P>; readonly props: P }) {
  const store = useEditorStore();
  const { run } = useEditor();
  const { actions } = useContributions();
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
    const runById = (id: string) => {
      const action = actions.find((one) => one.id === id);
      if (action) run(action);
      return action !== undefined;
    };
    const attached = part.attach(host.current, { store, t, run: runById }, latest.current);
    view.current = attached;
    return () => {
      view.current = undefined;
      attached.remove();
    };
  }, [part, store, t, run, actions]);
  return <div ref={host} />;
}

/** Shows a part of a plugin, in whichever form it comes. */
export function PartView<P extends object>({
  part: PartOf,
  props,
}: {
  readonly part: Part<P>;
  readonly props: P;
}) {
  return 'attach' in PartOf ? <Attached part={PartOf} props={props} /> : <PartOf {...props} />;
}
