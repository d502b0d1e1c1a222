import { FileButton } from '@tastwerk/ui';
import { File as FileIcon, FolderOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { iconOf } from '../../contributions/icons.js';
import { useEditor } from '../../state/editor-context.js';
import styles from './import-dialog.module.css';
import { useFileImports } from './use-file-imports.js';

/** Asks for a file and says what can be read. */
export function ChooseStep({ onFile }: { readonly onFile: (file: File) => void }) {
  const { t } = useTranslation('import');
  const { ports } = useEditor();
  const { imports, accept } = useFileImports();
  return (
    <div className={styles.choose}>
      <FileButton accept={accept} variant="primary" icon={<FolderOpen size={18} />} onFile={onFile}>
        {t('choose.button')}
      </FileButton>
      <p>{t('choose.hint')}</p>
      <h3 className={styles.heading}>{t('choose.kinds')}</h3>
      <ul className={styles.kinds}>
        {imports.map(({ id, accepts, contribution }) => {
          const Icon = contribution ? iconOf(contribution.icon) : FileIcon;
          const note = contribution?.note?.(ports);
          return (
            <li key={id}>
              <Icon size={18} aria-hidden="true" />
              <span>
                {contribution ? t(contribution.labelKey) : t('choose.others', { names: accepts.join(', ') })}
                {note === undefined ? null : ` ${t(note)}`}
              </span>
            </li>
          );
        })}
      </ul>
      <p className={styles.note}>{t('choose.limits')}</p>
    </div>
  );
}
