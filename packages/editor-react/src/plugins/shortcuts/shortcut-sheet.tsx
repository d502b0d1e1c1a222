import { Button, Dialog, SearchField, Switch } from '@tastwerk/ui';
import { Printer } from 'lucide-react';
import { useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useContributions, useKeyChoice } from '../../contributions/contributions-context.js';
import type { OverlayProps } from '../../contributions/editor-plugin.js';
import { isSameShortcut, USUAL_KEYS } from '../../state/key-choice.js';
import { type Shortcut, shortcutText } from '../../state/shortcut.js';
import { bestMatches } from '../../parts/match.js';
import { KeyCell } from './key-cell.js';
import { printSheet } from './print-sheet.js';
import styles from './shortcut-sheet.module.css';

interface KeyLine {
  readonly id: string;
  readonly label: string;
  readonly synonyms: string;
  readonly keys: readonly string[];
  /** Whether its keys can be set. */
  readonly isAction: boolean;
}

interface KeyGroup {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly KeyLine[];
}

/** Keys that the drawing area hears itself, with the names of the keys that are held while dragging. */
const CANVAS_KEYS = [
  ['next', ['Tab']],
  ['previous', ['shift', 'Tab']],
  ['pan', ['space']],
  ['keepShape', ['shift']],
  ['copyDrag', ['alt']],
  ['free', ['mod']],
  ['finish', ['Enter']],
  ['back', ['Backspace']],
] as const;

/** Every key that does something, by groups; commands without a key, too, when they are `searched` for. */
function useKeyGroups(isSearched: boolean): readonly KeyGroup[] {
  const { t } = useTranslation(['commands', 'editor']);
  const { actionGroups } = useContributions();
  const groups = actionGroups.map(({ id, actions }) => ({
    id,
    title: t(`groups.${id}`),
    lines: actions
      .filter(({ shortcuts }) => isSearched || shortcuts.length > 0)
      .map((action) => ({
        id: action.id,
        label: t(action.labelKey, { ns: 'editor' }),
        synonyms: t(`synonyms.${action.id}`, { defaultValue: '' }),
        isAction: true,
        keys: action.shortcuts.map((shortcut) => shortcutText(shortcut, (key) => t(`editor:keys.${key}`))),
      })),
  }));
  const canvas = CANVAS_KEYS.map(([id, keys]) => ({
    id,
    label: t(`sheet.canvasKeys.${id}`),
    synonyms: '',
    isAction: false,
    keys: [keys.map((key) => t(`editor:keys.${key}`)).join('+')],
  }));
  return [...groups, { id: 'canvas', title: t('sheet.canvas'), lines: canvas }];
}

/** The way to set the key of an action; what speaks against a key is said in words. */
function useKeySetting() {
  const { t } = useTranslation(['commands', 'editor']);
  const { actions } = useContributions();
  const keys = useKeyChoice();
  const choice = useSyncExternalStore(keys.subscribe, keys.get);
  const withOwn = (id: string, shortcut: Shortcut | undefined) => {
    const others = Object.fromEntries(Object.entries(choice.own).filter(([one]) => one !== id));
    keys.set({ ...choice, own: shortcut ? { ...others, [id]: shortcut } : others });
  };
  return {
    choice,
    set: keys.set,
    reset: (id: string) => withOwn(id, undefined),
    choose: (id: string, shortcut: Shortcut): string | undefined => {
      const other = actions.find(
        (action) => action.id !== id && action.shortcuts.some((one) => isSameShortcut(one, shortcut)),
      );
      if (other) {
        const key = shortcutText(shortcut, (name) => t(`editor:keys.${name}`));
        return t('sheet.keyOfOther', { key, command: t(other.labelKey, { ns: 'editor' }) });
      }
      withOwn(id, shortcut);
      return undefined;
    },
  };
}

/** All keys on one sheet, which can be searched, set and printed. */
export function ShortcutSheet({ onClose }: Pick<OverlayProps, 'onClose'>) {
  const { t } = useTranslation('commands');
  const [query, setQuery] = useState('');
  const sheet = useRef<HTMLDivElement>(null);
  const { choice, set, choose, reset } = useKeySetting();
  const groups = useKeyGroups(query.trim() !== '')
    .map((group) => ({ ...group, lines: bestMatches(group.lines, query) }))
    .filter(({ lines }) => lines.length > 0);
  const isUsual = !choice.areCharactersOff && Object.keys(choice.own).length === 0;
  return (
    <Dialog
      isOpen
      size="large"
      title={t('sheet.title')}
      closeLabel={t('sheet.close')}
      onClose={onClose}
      footer={
        <>
          {isUsual ? null : <Button onPress={() => set(USUAL_KEYS)}>{t('sheet.resetAll')}</Button>}
          <Button
            icon={<Printer size={16} />}
            onPress={() => {
              if (sheet.current) printSheet(sheet.current, t('sheet.title'));
            }}
          >
            {t('sheet.print')}
          </Button>
        </>
      }
    >
      <p className={styles.intro}>{`${t('sheet.intro')} ${t('sheet.lists')}`}</p>
      <Switch
        isSelected={!choice.areCharactersOff}
        onChange={(isOn) => set({ ...choice, areCharactersOff: !isOn })}
      >
        {t('sheet.characters')}
      </Switch>
      <p className={styles.intro}>{t('sheet.charactersHelp')}</p>
      <SearchField
        label={t('sheet.search')}
        placeholder={t('sheet.search')}
        value={query}
        onChange={setQuery}
      />
      {groups.length === 0 ? <p role="status">{t('sheet.nothing')}</p> : null}
      <div ref={sheet} className={styles.groups}>
        {groups.map(({ id, title, lines }) => (
          <table key={id} className={styles.group}>
            <caption>{title}</caption>
            <thead className={styles.columns}>
              <tr>
                <th scope="col">{t('sheet.command')}</th>
                <th scope="col">{t('sheet.keys')}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ id: lineId, label, keys, isAction }) => (
                <tr key={lineId}>
                  <th scope="row">{label}</th>
                  {isAction ? (
                    <KeyCell
                      command={label}
                      keys={keys}
                      isOwn={choice.own[lineId] !== undefined}
                      onChoose={(shortcut) => choose(lineId, shortcut)}
                      onReset={() => reset(lineId)}
                    />
                  ) : (
                    <td>
                      <kbd>{keys[0]}</kbd>
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      <p className={styles.intro}>{t('sheet.layout')}</p>
    </Dialog>
  );
}
