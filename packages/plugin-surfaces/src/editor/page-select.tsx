import type { Document } from '@tastwerk/editor-core';
import { Select } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';

interface PageSelectProps {
  readonly document: Document;
  readonly page: number;
  readonly onChange: (page: number) => void;
}

/** Which page is shown, where a document has several. */
export function PageSelect({ document: { pages }, page, onChange }: PageSelectProps) {
  const { t } = useTranslation('surfaces');
  if (pages.length === 1) return null;
  return (
    <Select
      label={t('dialog.page')}
      options={pages.map(({ name }, index) => ({
        id: String(index),
        label: name.trim() || t('dialog.pageNumber', { number: index + 1 }),
      }))}
      value={String(page)}
      onChange={(id) => onChange(Number(id))}
    />
  );
}
