import { type DocumentTag, LIMITS, runCommand } from '@tastwerk/editor-core';
import { isBlankText } from '@tastwerk/editor-core/document';
import { TagField } from '@tastwerk/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TagSource } from '../ports.js';
import { useEditor } from '../state/editor-context.js';
import { documentOf } from '../state/selectors.js';
import { useEditorState, useEditorStore } from '../state/use-editor-state.js';

/** Rest in ms before known tags are asked for. */
const SUGGEST_DELAY_MS = 150;

/** Longest name of a tag in characters, as the document's schema has it. */
const TAG_LENGTH = 100;

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * Known tags that fit what is typed; none where there is no source or it does not answer. The most common ones are asked for at
 * once, so that a list can open with the first letter.
 */
function useSuggestions(source: TagSource | undefined, typed: string): readonly DocumentTag[] {
  const [known, setKnown] = useState<readonly DocumentTag[]>([]);
  useEffect(() => {
    if (!source) return;
    let isCurrent = true;
    const learn = (tags: readonly DocumentTag[]) => {
      if (!isCurrent) return;
      setKnown((before) => [...new Map([...before, ...tags].map((tag) => [tag.name, tag])).values()]);
    };
    const timer = setTimeout(
      () => source.suggest(typed.trim()).then(learn, () => undefined),
      typed === '' ? 0 : SUGGEST_DELAY_MS,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [source, typed]);
  const begun = typed.trim().toLowerCase();
  const meant = begun === '' ? undefined : source?.nameOf?.(begun);
  return known.filter(({ name }) => name.toLowerCase().startsWith(begun) || name === meant);
}

/** The tags of the document: known ones of the catalogue, or new ones by their names. */
export function DocumentTags() {
  const { t } = useTranslation('publishing');
  const store = useEditorStore();
  const { ports } = useEditor();
  const tags = useEditorState((state) => documentOf(state).tags);
  const [typed, setTyped] = useState('');
  const nameOf = (name: string) => ports.tags?.nameOf?.(name) ?? name;
  const known = useSuggestions(ports.tags, typed);

  const set = (next: readonly DocumentTag[]) => {
    store.dispatch(runCommand({ type: 'set-document-properties', set: { tags: [...next] } }));
  };
  // Several names may come at once, each on top of what the one before it has made of the document.
  const present = () => documentOf(store.getState()).tags;
  const add = (name: string) => {
    if (isBlankText(name) || present().length >= LIMITS.tags) return;
    const called = nameOf(name);
    if (present().some((tag) => same(nameOf(tag.name), called))) return;
    set([...present(), known.find((tag) => same(tag.name, called)) ?? { name: called, tag_id: null }]);
  };

  return (
    <TagField
      label={t('tags.label')}
      description={t('tags.help')}
      listLabel={t('tags.list')}
      removeLabel={t('tags.remove')}
      tags={[...new Set(tags.map(({ name }) => nameOf(name)))]}
      suggestions={known.map(({ name }) => name)}
      onType={setTyped}
      onAdd={add}
      onRemove={(name) => set(present().filter((tag) => nameOf(tag.name) !== name))}
      maxLength={TAG_LENGTH}
    />
  );
}
