import { Button, Dialog, SearchField } from '@tastwerk/ui';
import { Printer } from 'lucide-react';
import { Fragment, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useContributions } from '../../contributions/contributions-context.js';
import type { OverlayProps } from '../../contributions/editor-plugin.js';
import { shortcutText } from '../../state/shortcut.js';
import { bestMatches } from '../../parts/match.js';
import { printSheet } from './print-sheet.js';
import styles from './shortcut-sheet.module.css';

interface KeyLine {
  readonly id: string;
  readonly label: string;
  readonly synonyms: string;
  readonly keys: readonly string[];
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

/** Every key that does something, by groups. */
function useKeyGroups(): readonly KeyGroup[] {
  const { t } = useTranslation(['commands', 'editor']);
  const { actionGroups } = useContributions();
  const groups = actionGroups.map(({ id, actions }) => ({
    id,
    title: t(`groups.${id}`),
    lines: actions
      .filter(({ shortcuts }) => shortcuts.length > 0)
      .map((action) => ({
        id: action.id,
        label: t(action.labelKey, { ns: 'editor' }),
        synonyms: t(`synonyms.${action.id}`, { defaultValue: '' }),
        keys: action.shortcuts.map((shortcut) => shortcutText(shortcut, (key) => t(`editor:keys.${key}`))),
      })),
  }));
  const canvas = CANVAS_KEYS.map(([id, keys]) => ({
    id,
    label: t(`sheet.canvasKeys.${id}`),
    synonyms: '',
    keys: [keys.map((key) => t(`editor:keys.${key}`)).join('+')],
  }));
  return [...groups, { id: 'canvas', title: t('sheet.canvas'), lines: canvas }];
}

/** All keys on one sheet, which can be searched and printed. */
export function ShortcutSheet({ onClose }: Pick<OverlayProps, 'onClose'>) {
  const { t } = useTranslation('commands');
  const [query, setQuery] = useState('');
  const sheet = useRef<HTMLDivElement>(null);
  const groups = useKeyGroups()
    .map((group) => ({ ...group, lines: bestMatches(group.lines, query) }))
    .filter(({ lines }) => lines.length > 0);
  return (
    <Dialog
      isOpen
      size="large"
      title={t('sheet.title')}
      closeLabel={t('sheet.close')}
      onClose={onClose}
      footer={
        <Button
          icon={<Printer size={16} />}
          onPress={() => {
            if (sheet.current) printSheet(sheet.current, t('sheet.title'));
          }}
        >
          {t('sheet.print')}
        </Button>
      }
    >
      <p className={styles.intro}>{`${t('sheet.intro')} ${t('sheet.lists')}`}</p>
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
              {lines.map(({ id: lineId, label, keys }) => (
                <tr key={lineId}>
                  <th scope="row">{label}</th>
                  <td>
                    {keys.map((key, index) => (
                      <Fragment key={key}>
                        {index > 0 ? <span className={styles.or}> {t('sheet.or')} </span> : null}
                        <kbd>{key}</kbd>
                      </Fragment>
                    ))}
                  </td>
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
