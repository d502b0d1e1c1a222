import { fail, type Result } from '@tastwerk/editor-core';
import type { ImportFailure } from '@tastwerk/editor-core/files';
import { Loader } from '@tastwerk/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from './failure.js';
import { CancelFooter } from './footer-slot.js';

/** Why `read` failed: the file is gone, or what reads it was not loaded. */
async function failureOf(file: File): Promise<ImportFailure> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return { code: 'notLoaded' };
  } catch {
    return { code: 'gone' };
  }
}

interface ReadingProps<T> {
  readonly file: File;
  /** Reads the file; to be the same function as long as it reads in the same way. */
  readonly read: (file: File) => Promise<Result<T, ImportFailure>>;
  /** Gives back what was read, once nothing shows it any more. */
  readonly release?: (value: T) => void;
  readonly onFile: (file: File) => void;
  readonly onClose: () => void;
  /** Shows what was read. */
  readonly children: (value: T) => ReactNode;
}

/** Reads a file, and says so meanwhile, or why it cannot be read. */
export function Reading<T>({ file, read, release, onFile, onClose, children }: ReadingProps<T>) {
  const { t } = useTranslation('import');
  const [result, setResult] = useState<Result<T, ImportFailure>>();
  useEffect(() => {
    let isCurrent = true;
    let value: { readonly read: T } | undefined;
    void read(file)
      .catch(async (): Promise<Result<T, ImportFailure>> => fail(await failureOf(file)))
      .then((answer) => {
        if (answer.ok) value = { read: answer.value };
        if (isCurrent) setResult(answer);
        else if (value) release?.(value.read);
      });
    return () => {
      isCurrent = false;
      if (value) release?.(value.read);
    };
  }, [file, read, release]);
  if (result?.ok) return children(result.value);
  return (
    <>
      {result ? (
        <Failure failure={result.error} onFile={onFile} />
      ) : (
        <Loader message={t('reading', { name: file.name })} />
      )}
      <CancelFooter onClose={onClose} />
    </>
  );
}
