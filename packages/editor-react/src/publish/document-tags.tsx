import { type DocumentTag, LIMITS, runCommand } from '@tastwerk/editor-core';
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

const fits = (name: string, typed: string) => name.toLowerCase().startsWith(typed.trim().toLowerCase());

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
  return known.filter(({ name }) => fits(name, typed));
}

/** The tags of the document: known ones of the catalogue, or new ones by their names. */
export function DocumentTags() {
  const { t } = useTranslation('publishing');
  const store = useEditorStore();
  const { ports } = useEditor();
  const tags = useEditorState((state) => documentOf(state).tags);
  const [typed, setTyped] = useState('');
  const known = useSuggestions(ports.tags, typed);

  const set = (next: readonly DocumentTag[]) => {
    store.dispatch(runCommand({ type: 'set-document-properties', set: { tags: [...next] } }));
  };
  // Several names may come at once, each on top of what the one before it has made of the document.
  const present = () => documentOf(store.getState()).tags;
  const add = (name: string) => {
    if (present().length >= LIMITS.tags) return;
    const same = known.find((tag) => tag.name.toLowerCase() === name.toLowerCase());
    set([...present(), same ?? { name, tag_id: null }]);
  };

  return (
    <TagField
      label={t('tags.label')}
      description={t('tags.help')}
      listLabel={t('tags.list')}
      removeLabel={t('tags.remove')}
      tags={tags.map(({ name }) => name)}
      suggestions={known.map(({ name }) => name)}
      onType={setTyped}
      onAdd={add}
      onRemove={(name) => set(present().filter((tag) => tag.name !== name))}
      maxLength={TAG_LENGTH}
    />
  );
}
