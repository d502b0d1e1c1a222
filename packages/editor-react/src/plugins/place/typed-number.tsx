import type { ReactNode } from 'react';

interface TypedNumberProps {
  /** Told about each number that is typed; the field itself tells its number once it is left. */
  readonly onType: (value: number) => void;
  /** The field is left: its number is the one that counts. */
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** Around a number field whose number matters while it is typed. */
export function TypedNumber({ onType, onLeave, children }: TypedNumberProps) {
  return (
    <div
      onBlur={onLeave}
      onInput={({ target }) => {
        if (!(target instanceof HTMLInputElement)) return;
        const value = Number.parseFloat(target.value.replace(',', '.'));
        if (!Number.isNaN(value)) onType(value);
      }}
    >
      {children}
    </div>
  );
}
