import { type ReactNode } from 'react';
import { FileTrigger } from 'react-aria-components';
import { Button, type ButtonVariant } from '../button/button.js';

/** Props of `FileButton`. */
export interface FileButtonProps {
  /** Media types or endings that the file dialog offers. */
  readonly accept: readonly string[];
  readonly onFile: (file: File) => void;
  readonly variant?: ButtonVariant;
  readonly icon?: ReactNode;
  readonly isPending?: boolean;
  readonly children: ReactNode;
}

/** A button that asks for one file. */
export function FileButton({ accept, onFile, children, ...look }: FileButtonProps) {
  return (
    <FileTrigger
      acceptedFileTypes={accept}
      onSelect={(files) => {
        const file = files?.[0];
        if (file) onFile(file);
      }}
    >
      <Button {...look}>{children}</Button>
    </FileTrigger>
  );
}
