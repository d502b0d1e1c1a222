import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';

/** Props of `CopyButton`. */
export interface CopyButtonProps {
  readonly label: string;
  /** What it says, and what is spoken, once the text is in the clipboard. */
  readonly doneLabel: string;
  /** The same where the browser refuses the clipboard. */
  readonly failedLabel: string;
  readonly text: string;
}

/** Puts a text into the system's clipboard and says so. */
export function CopyButton({ label, doneLabel, failedLabel, text }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<{ readonly text: string; readonly isDone: boolean }>();
  // Another text has not been copied yet.
  const said = outcome?.text === text ? (outcome.isDone ? doneLabel : failedLabel) : null;
  const copy = async () => {
    const isDone = await writeClipboard(text);
    setOutcome({ text, isDone });
  };
  return (
    <>
      <Button icon={said === doneLabel ? <Check /> : <Copy />} onPress={() => void copy()}>
        {said ?? label}
      </Button>
      <VisuallyHidden>
        <span role="status">{said ?? ''}</span>
      </VisuallyHidden>
    </>
  );
}

/** Whether the clipboard took `text`: a page without HTTPS has none, and a user may refuse it. */
async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
