import type { ReactNode } from 'react';
import { FormDialog } from './form-dialog.js';

interface ConfirmDialogProps {
  readonly title: ReactNode;
  readonly text: string;
  readonly action: string;
  readonly isPending: boolean;
  readonly failure: unknown;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something that is not easily taken back. */
export function ConfirmDialog({ text, onConfirm, ...dialog }: ConfirmDialogProps) {
  return (
    <FormDialog {...dialog} isDangerous onSubmit={onConfirm}>
      <p>{text}</p>
    </FormDialog>
  );
}
