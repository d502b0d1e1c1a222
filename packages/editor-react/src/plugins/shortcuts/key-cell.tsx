import { IconButton } from '@tastwerk/ui';
import { Pencil, RotateCcw } from 'lucide-react';
import { Fragment, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shortcutOf } from '../../state/key-choice.js';
import type { Shortcut } from '../../state/shortcut.js';
import styles from './shortcut-sheet.module.css';

const ICON_PX = 14;

interface KeyCellProps {
  readonly command: string;
  /** The keys of the command, in words. */
  readonly keys: readonly string[];
  /** Whether they were chosen here. */
  readonly isOwn: boolean;
  /** Takes a new key; what speaks against it, in words, where something does. */
  readonly onChoose: (shortcut: Shortcut) => string | undefined;
  readonly onReset: () => void;
}

/** The keys of a command with the ways to set them. A new key is pressed, not written. */
export function KeyCell({ command, keys, isOwn, onChoose, onReset }: KeyCellProps) {
  const { t } = useTranslation('commands');
  const cell = useRef<HTMLTableCellElement>(null);
  const [isListening, setListening] = useState(false);
  const [problem, setProblem] = useState<string>();
  const wasListening = useRef(false);
  useEffect(() => {
    if (isListening !== wasListening.current) cell.current?.querySelector('button')?.focus();
    wasListening.current = isListening;
  }, [isListening]);

  const stop = () => {
    setListening(false);
    setProblem(undefined);
  };
  const take = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return stop();
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') return stop();
    const shortcut = shortcutOf(event);
    if (shortcut === 'none') return undefined;
    const refused = shortcut === 'taken' ? t('sheet.keyTaken') : onChoose(shortcut);
    if (refused === undefined) return stop();
    return setProblem(refused);
  };

  return (
    <td ref={cell}>
      {isListening ? (
        <button
          type="button"
          className={styles.catcher}
          aria-label={t('sheet.pressKeyFor', { command })}
          onKeyDown={take}
          onBlur={stop}
        >
          {t('sheet.pressKey')}
        </button>
      ) : (
        <>
          {keys.map((key, index) => (
            <Fragment key={key}>
              {index > 0 ? <span className={styles.or}> {t('sheet.or')} </span> : null}
              <kbd>{key}</kbd>
            </Fragment>
          ))}
          <span className={styles.change}>
            <IconButton
              label={t('sheet.changeKey', {
                command,
                keys: keys.join(` ${t('sheet.or')} `) || t('sheet.noKey'),
              })}
              icon={<Pencil size={ICON_PX} />}
              onPress={() => setListening(true)}
            />
            {isOwn ? (
              <IconButton
                label={t('sheet.resetKey', { command })}
                icon={<RotateCcw size={ICON_PX} />}
                onPress={() => {
                  cell.current?.querySelector('button')?.focus();
                  onReset();
                }}
              />
            ) : null}
          </span>
        </>
      )}
      <span role="status" className={styles.problem}>
        {problem}
      </span>
    </td>
  );
}
