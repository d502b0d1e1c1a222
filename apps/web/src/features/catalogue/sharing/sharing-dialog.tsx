import type { GraphicDetails } from '@tastwerk/contracts';
import { type PublicationTerms, VISIBILITIES } from '@tastwerk/editor-core/document';
import { Agreement, TermsFields } from '@tastwerk/editor-react/terms';
import { Alert, Checkbox, SentenceWith } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownLanguages } from '../in-language.js';
import { FormDialog } from '../../../forms/form-dialog.js';
import { useSetTermsMutation } from '../catalogue-api.js';

interface SharingDialogProps {
  readonly graphic: GraphicDetails & Pick<ShownLanguages, 'titleLanguage'>;
  readonly sharing: NonNullable<GraphicDetails['sharing']>;
  readonly onClose: () => void;
}

/** Changes who sees a graphic and what it is under. */
export function SharingDialog({ graphic, sharing, onClose }: SharingDialogProps) {
  const { t } = useTranslation('catalogue');
  const [setTerms, { isLoading, error }] = useSetTermsMutation();
  const [terms, setChosen] = useState<PublicationTerms>(graphic);
  const [isNewLink, setNewLink] = useState(false);
  const [hasAgreed, setAgreed] = useState(false);
  const [isChecked, setChecked] = useState(false);
  // To what it is under already its author has agreed.
  const needsAgreement = terms.licence !== graphic.licence && terms.licence !== 'own';
  const { visibility, licence } = terms;
  const hasLink = graphic.visibility === 'link';
  const save = async () => {
    setChecked(true);
    if (needsAgreement && !hasAgreed) return;
    const body = { visibility, licence, new_link: hasLink && isNewLink, licenceAccepted: true as const };
    if (!('error' in (await setTerms({ id: graphic.id, body })))) onClose();
  };
  return (
    <FormDialog
      title={
        <SentenceWith
          text={graphic.title || t('untitled')}
          language={graphic.titleLanguage}
          write={(title) => t('sharing.dialogTitle', { title })}
        />
      }
      action={t('sharing.save')}
      isPending={isLoading}
      failure={error}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <TermsFields
        terms={terms}
        onChange={(next) => {
          setChosen({ visibility: next.visibility, licence: next.licence });
          setAgreed(false);
        }}
        choices={sharing}
      />
      {hasLink && visibility === 'link' ? (
        <Checkbox isSelected={isNewLink} onChange={setNewLink}>
          {t('sharing.newLink')}
        </Checkbox>
      ) : null}
      {hasLink && (visibility !== 'link' || isNewLink) ? (
        <Alert kind="info">{t('sharing.linkEnds')}</Alert>
      ) : null}
      {graphic.visibility === 'all' && visibility !== 'all' ? (
        <Alert kind="info">{t('sharing.copiesStay')}</Alert>
      ) : null}
      {sharing.visibilities.length < VISIBILITIES.length ? (
        <Alert kind="info">{t('sharing.othersWorked')}</Alert>
      ) : null}
      {needsAgreement ? (
        <Agreement licence={licence} hasAgreed={hasAgreed} onChange={setAgreed} isChecked={isChecked} />
      ) : null}
    </FormDialog>
  );
}
