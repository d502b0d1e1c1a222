import { LIMITS } from '@tastwerk/editor-core';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import styles from './rename-field.module.css';

interface RenameFieldProps {
  readonly label: string;
  readonly name: string;
  /** What stands in the empty field: what the object is called without a name. */
  readonly placeholder: string;
  /** Told once: the new name, or null when it stays. */
  readonly onEnd: (name: string | null) => void;
}

function stop(event: SyntheticEvent) {
  event.stopPropagation();
}

/** A name written in its place: Enter and leaving keep it, Escape does not. */
export function RenameField({ label, name, placeholder, onEnd }: RenameFieldProps) {
  const [text, setText] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  const end = (result: string | null) => {
    if (isOver.current) return;
    isOver.current = true;
    onEnd(result !== null && result.trim() !== name ? result.trim() : null);
  };
  return (
    <input
      ref={field}
      className={styles.field}
      aria-label={label}
      value={text}
      placeholder={placeholder}
      maxLength={LIMITS.titleLength}
      onChange={({ target }) => setText(target.value)}
      onBlur={() => end(text)}
      // The row around it would take clicks for choosing and keys for walking.
      onPointerDown={stop}
      onMouseDown={stop}
      onClick={stop}
      onDoubleClick={stop}
      onKeyDown={(event) => {
        stop(event);
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        const row = event.currentTarget.closest('[role="row"]');
        end(event.key === 'Enter' ? text : null);
        if (row instanceof HTMLElement) row.focus();
      }}
    />
  );
}
