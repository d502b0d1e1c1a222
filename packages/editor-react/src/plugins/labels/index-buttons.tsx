import { ToggleButton } from '@tastwerk/ui';
import { Subscript, Superscript } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { shortcutText } from '../../state/shortcut.js';
import { INDEX_KEYS, type Indices } from './use-indices.js';
import styles from './index-buttons.module.css';

const ICON_PX = 18;

const BUTTONS = [
  { position: 'lowered', icon: Subscript },
  { position: 'raised', icon: Superscript },
] as const;

interface IndexButtonsProps {
  readonly indices: Indices;
  /** Whether Tab leads to the buttons; absent where leaving the field would end typing. */
  readonly isInTabOrder?: boolean;
}

/** Lowers and raises what is selected in a text. The field keeps the focus, so that typing goes on. */
export function IndexButtons({ indices, isInTabOrder = true }: IndexButtonsProps) {
  const { t } = useTranslation('editor');
  return (
    <div className={styles.row} role="group" aria-label={t('label.indices')}>
      {BUTTONS.map(({ position, icon: Icon }) => (
        <ToggleButton
          key={position}
          label={t(`label.${position}`)}
          isIconOnly
          isSelected={indices.mode === position}
          icon={<Icon size={ICON_PX} />}
          shortcut={shortcutText({ key: INDEX_KEYS[position], mod: true }, (name) => t(`keys.${name}`))}
          preventFocusOnPress
          excludeFromTabOrder={!isInTabOrder}
          onChange={() => indices.set(position)}
        />
      ))}
    </div>
  );
}

/** Says what a press on a button for indices has not done, and what it does to the text that follows. */
export function IndexNotice({ indices: { mode, without } }: { readonly indices: Indices }) {
  const { t } = useTranslation('editor');
  const sentences = [
    without
      ? t(`label.without.${without.position}`, { count: Array.from(without.text).length, text: without.text })
      : '',
    mode ? t(`label.next.${mode}`) : '',
  ];
  return (
    <p className={styles.notice} role="status">
      {sentences.filter((sentence) => sentence !== '').join(' ')}
    </p>
  );
}
