import { Alert } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../page/use-title.js';
import styles from './admin-area.module.css';
import { useMayEdit } from './use-may-edit.js';

interface PageHeadProps {
  readonly title: string;
  readonly lead?: string;
  /** Whether there is something to change, which those who may only look are told. */
  readonly canChange?: boolean;
}

/** Heading of a page of the administration. */
export function PageHead({ title, lead, canChange = false }: PageHeadProps) {
  const { t } = useTranslation('admin');
  const mayEdit = useMayEdit();
  useTitle(`${title} · ${t('title')}`);
  return (
    <>
      <h1>{title}</h1>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {canChange && !mayEdit ? <Alert kind="info">{t('lookOnly')}</Alert> : null}
    </>
  );
}
