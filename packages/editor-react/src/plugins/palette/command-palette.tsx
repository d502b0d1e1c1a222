import { CommandDialog, type CommandRow, type CommandSection } from '@tastwerk/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useContributions } from '../../contributions/contributions-context.js';
import type { OverlayProps, PaletteEntry } from '../../contributions/editor-plugin.js';
import { bestMatches, matchWorth } from '../../parts/match.js';
import { isAvailable } from '../../state/editor-action.js';
import { useEditor } from '../../state/editor-context.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorStore, useWholeState } from '../../state/use-editor-state.js';
import { actionEntries } from './palette-entries.js';
import { iconOf } from '../../contributions/icons.js';
import { readStored, writeStored } from '../../state/browser-storage.js';

const KEY = 'tastwerk-recent-commands';

/** Commands that are remembered. */
const MOST_RECENT = 6;

/** Ids of the commands that were chosen last, the latest first. */
function recentCommands(): readonly string[] {
  const stored = readStored(KEY);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, MOST_RECENT) : [];
}

/** Notes that a command was chosen. */
function rememberCommand(id: string): void {
  const others = recentCommands().filter((other) => other !== id);
  writeStored(KEY, [id, ...others].slice(0, MOST_RECENT));
}

const ICON_PX = 16;
/** Rows of one section while something is searched: another letter leaves fewer. */
const MOST_FOUND = 20;

/** Sections of actions; those of the sources bear the sources' names. */
const [RECENT, COMMANDS] = ['recent', 'commands'];

function rowOf(
  { id, label, icon, shortcut, note, isUnavailable }: PaletteEntry,
  section: string,
): CommandRow {
  const Icon = iconOf(icon);
  return {
    id: `${section}/${id}`,
    label,
    icon: <Icon size={ICON_PX} />,
    isFaint: isUnavailable ?? false,
    ...(shortcut === undefined ? {} : { shortcut }),
    ...(note === undefined ? {} : { note }),
  };
}

/** What is offered for `query`: at first what was used last and all commands; what the plugins find once something is searched. */
function useSections(query: string): readonly CommandSection[] {
  const { t } = useTranslation(['editor', 'commands', 'templates']);
  const { actions, palette, templates } = useContributions();
  const { kinds } = useEditorStore();
  const state = useWholeState();
  const [recent] = useState(recentCommands);
  const document = documentOf(state);
  // Thousands of objects are named again when the document changes, not with every letter.
  const found = useMemo(
    () => palette.map((source) => ({ source, entries: source.entries({ document, templates, t }) })),
    [palette, document, templates, t],
  );
  const section = (id: string, title: string, entries: readonly PaletteEntry[]): CommandSection => ({
    id,
    title,
    rows: entries.map((entry) => rowOf(entry, id)),
  });

  const commands = actionEntries(actions, state, kinds, t);
  if (query.trim() === '') {
    const lately = recent.flatMap((id) => commands.find((entry) => entry.id === id) ?? []);
    return [
      section(RECENT, t('commands:palette.recent'), lately),
      section(COMMANDS, t('commands:palette.commands'), commands),
    ];
  }
  const best = (id: string, title: string, entries: readonly PaletteEntry[]) => {
    const matches = bestMatches(entries, query).slice(0, MOST_FOUND);
    const [first] = matches;
    return { ...section(id, title, matches), worth: first ? matchWorth(first, query) : 0 };
  };
  // What fits best stands first, whatever it is.
  return [
    best(COMMANDS, t('commands:palette.commands'), commands),
    ...found.map(({ source, entries }) => best(source.id, t(source.titleKey), entries)),
  ].toSorted((one, other) => other.worth - one.worth);
}

/** The list of all that can be done and gone to, searched by words. */
export function CommandPalette({ onClose }: Pick<OverlayProps, 'onClose'>) {
  const { t } = useTranslation('commands');
  const store = useEditorStore();
  const { actions, palette } = useContributions();
  const { context, run, showObject } = useEditor();
  const [query, setQuery] = useState('');
  const sections = useSections(query);

  const chooseAction = (id: string) => {
    const action = actions.find((one) => one.id === id);
    if (!action || !isAvailable(action, store.getState(), store.kinds)) return;
    rememberCommand(id);
    onClose();
    run(action);
  };
  const choose = (rowId: string) => {
    const slash = rowId.indexOf('/');
    const [section, id] = [rowId.slice(0, slash), rowId.slice(slash + 1)];
    const source = palette.find((one) => one.id === section);
    if (!source) {
      chooseAction(id);
      return;
    }
    onClose();
    source.choose(id, { ...context(), showObject });
  };

  return (
    <CommandDialog
      title={t('palette.title')}
      searchLabel={t('palette.search')}
      placeholder={t('palette.placeholder')}
      query={query}
      onQuery={setQuery}
      sections={sections}
      empty={
        <>
          <p>{t('palette.nothing')}</p>
          <p>{t('palette.nothingHelp')}</p>
        </>
      }
      hint={t('palette.hint')}
      onChoose={choose}
      onClose={onClose}
    />
  );
}
