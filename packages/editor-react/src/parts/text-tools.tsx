import { Button } from '@tastwerk/ui';
import { type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContributionsContext } from '../contributions/contributions-context.js';
import { iconOf } from '../contributions/icons.js';
import { PartView } from '../contributions/part-view.js';
import styles from './text-tools.module.css';

const ICON_PX = 18;

interface TextToolsProps {
  readonly field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  readonly onChange: (text: string) => void;
}

/** An open tool, and the place of the field that it works on, in UTF-16 units. */
interface OpenTool {
  readonly id: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Buttons for what plugins put into the text of `field`; nothing outside of an editor. */
export function TextTools({ field, onChange }: TextToolsProps) {
  const { t } = useTranslation();
  const tools = useContext(ContributionsContext)?.textTools ?? [];
  const [open, setOpen] = useState<OpenTool | null>(null);
  const caret = useRef<number>(undefined);

  // The dialog gives the focus back to the button; what was inserted leads on to the field.
  useEffect(() => {
    if (open || caret.current === undefined) return;
    const place = caret.current;
    caret.current = undefined;
    const timer = setTimeout(() => {
      field.current?.focus();
      field.current?.setSelectionRange(place, place);
    });
    return () => clearTimeout(timer);
  }, [open, field]);

  if (tools.length === 0) return null;
  const shown = tools.find(({ id }) => id === open?.id);
  const begin = (id: string) => {
    const { value: text = '', selectionStart, selectionEnd } = field.current ?? {};
    setOpen({ id, text, start: selectionStart ?? text.length, end: selectionEnd ?? text.length });
  };
  return (
    <div className={styles.tools}>
      {tools.map(({ id, labelKey, icon }) => {
        const Icon = iconOf(icon);
        return (
          <Button key={id} icon={<Icon size={ICON_PX} />} onPress={() => begin(id)}>
            {t(labelKey)}
          </Button>
        );
      })}
      {open && shown ? (
        <PartView
          part={shown.Content}
          props={{
            selected: open.text.slice(open.start, open.end),
            onInsert: (inserted: string) => {
              onChange(open.text.slice(0, open.start) + inserted + open.text.slice(open.end));
              caret.current = open.start + inserted.length;
              setOpen(null);
            },
            onClose: () => setOpen(null),
          }}
        />
      ) : null}
    </div>
  );
}
