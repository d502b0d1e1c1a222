import { sessionActions } from '@tastwerk/editor-core';
import { CommandDialog, type CommandRow, type CommandSection } from '@tastwerk/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAvailable } from '../../state/editor-action.js';
import { EDITOR_ACTIONS } from '../../actions/registry.js';
import { useEditor } from '../../state/editor-context.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorStore, useWholeState } from '../../state/use-editor-state.js';
import { isTemplateId, type TemplateId } from '../templates/template-ids.js';
import { bestMatches, matchWorth } from './match.js';
import {
  actionEntries,
  boxOfObject,
  objectEntries,
  pageEntries,
  type PaletteEntry,
  templateEntries,
} from './palette-entries.js';
import { recentCommands, rememberCommand } from './recent-commands.js';
import { workspaceActions } from '../../state/workspace-state.js';

const ICON_PX = 16;
/** Rows of one section while something is searched: who sees more than these types another letter. */
const MOST_FOUND = 20;

interface CommandPaletteProps {
  readonly onClose: () => void;
  readonly onTemplate: (id: TemplateId) => void;
}

function rowOf(
  { id, label, icon: Icon, shortcut, note, isUnavailable }: PaletteEntry,
  section: string,
): CommandRow {
  return {
    id: `${section}/${id}`,
    label,
    icon: <Icon size={ICON_PX} />,
    isFaint: isUnavailable ?? false,
    ...(shortcut === undefined ? {} : { shortcut }),
    ...(note === undefined ? {} : { note }),
  };
}

/** What is offered for `query`: at first what was used last and all commands; objects, pages and templates once something is searched. */
function useSections(query: string): readonly CommandSection[] {
  const { t } = useTranslation(['editor', 'commands', 'templates']);
  const state = useWholeState();
  const { kinds } = useEditorStore();
  const [recent] = useState(recentCommands);
  const document = documentOf(state);
  const objects = useMemo(() => objectEntries(document, t), [document, t]);
  const actions = actionEntries(state, kinds, t);
  const section = (id: string, title: string, entries: readonly PaletteEntry[]): CommandSection => ({
    id,
    title,
    rows: entries.map((entry) => rowOf(entry, id)),
  });

  if (query.trim() === '') {
    const lately = recent.flatMap((id) => actions.find((entry) => entry.id === id) ?? []);
    return [
      section('recent', t('commands:palette.recent'), lately),
      section('commands', t('commands:palette.commands'), actions),
    ];
  }
  const found = (id: string, title: string, entries: readonly PaletteEntry[]) => {
    const best = bestMatches(entries, query).slice(0, MOST_FOUND);
    const [first] = best;
    return { ...section(id, title, best), worth: first ? matchWorth(first, query) : 0 };
  };
  // What fits best stands first, whatever it is.
  return [
    found('commands', t('commands:palette.commands'), actions),
    found('objects', t('commands:palette.objects'), objects),
    found('pages', t('commands:palette.pages'), pageEntries(state, t)),
    found('templates', t('commands:palette.templates'), templateEntries(t)),
  ].toSorted((one, other) => other.worth - one.worth);
}

/** The list of all that can be done and gone to, searched by words. */
export function CommandPalette({ onClose, onTemplate }: CommandPaletteProps) {
  const { t } = useTranslation('commands');
  const store = useEditorStore();
  const { run, showObject, view } = useEditor();
  const [query, setQuery] = useState('');
  const sections = useSections(query);

  const chooseAction = (id: string) => {
    const action = EDITOR_ACTIONS.find((one) => one.id === id);
    if (!action || !isAvailable(action, store.getState(), store.kinds)) return;
    rememberCommand(`action:${id}`);
    onClose();
    run(action);
  };
  const goToObject = (uuid: string) => {
    const box = boxOfObject(store.kinds, documentOf(store.getState()), uuid);
    onClose();
    showObject(uuid);
    if (box) view?.showBox(box);
  };
  const goToPage = (index: number) => {
    onClose();
    store.dispatch(workspaceActions.showView('drawing'));
    store.dispatch(sessionActions.setCurrentPage(index));
  };
  const choose = (rowId: string) => {
    const [kind = '', name = ''] = rowId.slice(rowId.indexOf('/') + 1).split(':');
    if (kind === 'action') chooseAction(name);
    else if (kind === 'object') goToObject(name);
    else if (kind === 'page') goToPage(Number(name));
    else if (isTemplateId(name)) onTemplate(name);
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
