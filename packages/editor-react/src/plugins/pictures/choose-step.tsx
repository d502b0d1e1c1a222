import { FileButton } from '@tastwerk/ui';
import { BookImage, FileText, FolderOpen, Image, Shapes } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../../state/editor-context.js';
import { IMPORT_ACCEPT } from './file-kind.js';
import styles from './import-dialog.module.css';

const KINDS = [
  ['pictures', Image],
  ['drawings', Shapes],
  ['pdf', BookImage],
  ['braille', FileText],
  ['documents', FolderOpen],
] as const;

/** Asks for a file and says what can be read. */
export function ChooseStep({ onFile }: { readonly onFile: (file: File) => void }) {
  const { t } = useTranslation('import');
  const { ports } = useEditor();
  return (
    <div className={styles.choose}>
      <FileButton accept={IMPORT_ACCEPT} variant="primary" icon={<FolderOpen size={18} />} onFile={onFile}>
        {t('choose.button')}
      </FileButton>
      <p>{t('choose.hint')}</p>
      <h3 className={styles.heading}>{t('choose.kinds')}</h3>
      <ul className={styles.kinds}>
        {KINDS.map(([kind, Icon]) => (
          <li key={kind}>
            <Icon size={18} aria-hidden="true" />
            <span>
              {t(`choose.${kind}`)}
              {kind === 'pictures' && !ports.trace ? ` ${t('choose.noTrace')}` : null}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('choose.limits')}</p>
    </div>
  );
}
