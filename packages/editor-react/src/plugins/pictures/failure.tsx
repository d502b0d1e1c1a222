import { Alert, FileButton } from '@tastwerk/ui';
import { FolderOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { issueSentence } from '../../parts/issue-sentence.js';
import { IMPORT_ACCEPT } from './file-kind.js';
import { LeftOutList } from './left-out-list.js';
import type { FailedContent } from './read-file.js';

/** Why a file was not imported, and the way to another one. */
export function Failure({
  content,
  onFile,
}: {
  readonly content: FailedContent;
  readonly onFile: (file: File) => void;
}) {
  const { t } = useTranslation('import');
  return (
    <Alert
      kind="danger"
      isAnnounced
      title={t('failure.title')}
      actions={
        <FileButton accept={IMPORT_ACCEPT} icon={<FolderOpen size={16} />} onFile={onFile}>
          {t('back')}
        </FileButton>
      }
    >
      {content.kind === 'problem'
        ? t(`failure.${content.problem}`)
        : t('failure.document', { reason: issueSentence(content.issue, t) })}
      {content.kind === 'problem' && content.leftOut.length > 0 ? (
        <LeftOutList names={content.leftOut} />
      ) : null}
    </Alert>
  );
}
