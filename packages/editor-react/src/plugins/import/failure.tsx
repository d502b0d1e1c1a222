import type { ImportFailure } from '@tastwerk/editor-core/files';
import { Alert, FileButton } from '@tastwerk/ui';
import { FolderOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFileImports } from './use-file-imports.js';
import { LeftOutList } from './left-out-list.js';

/** Why a file was not imported, and the way to another one. */
export function Failure({
  failure: { code, params, leftOut = [] },
  onFile,
}: {
  readonly failure: ImportFailure;
  readonly onFile: (file: File) => void;
}) {
  const { t } = useTranslation('import');
  const { accept } = useFileImports();
  return (
    <Alert
      kind="danger"
      isAnnounced
      title={t('failure.title')}
      actions={
        <FileButton accept={accept} icon={<FolderOpen size={16} />} onFile={onFile}>
          {t('back')}
        </FileButton>
      }
    >
      {t([`failure.${code}`, 'failure.other'], { code, ...params })}
      {leftOut.length > 0 ? <LeftOutList names={leftOut} /> : null}
    </Alert>
  );
}
