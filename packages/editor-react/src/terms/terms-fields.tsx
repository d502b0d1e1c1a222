import {
  GRAPHIC_LICENCES,
  licencesFor,
  type PublicationTerms,
  type TermChoices,
  USUAL_TERMS,
  VISIBILITIES,
  type Visibility,
} from '@tastwerk/editor-core/document';
import { RadioGroup, Select } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';

/** What a graphic that is not published yet may get. */
const ALL_CHOICES: TermChoices = { visibilities: VISIBILITIES, licences: GRAPHIC_LICENCES };

/** The terms with another visibility: what only its author sees needs no licence, what others see needs a free one. */
function withVisibility(
  terms: PublicationTerms,
  visibility: Visibility,
  { licences }: TermChoices,
): PublicationTerms {
  if (visibility === 'private' && licences.includes('own')) return { visibility, licence: 'own' };
  if (visibility !== 'private' && terms.licence === 'own') return { ...USUAL_TERMS, visibility };
  return { ...terms, visibility };
}

/** Props of `TermsFields`. */
export interface TermsFieldsProps {
  readonly terms: PublicationTerms;
  readonly onChange: (terms: PublicationTerms) => void;
  /** What is possible by now; everything for a graphic that is not published yet. */
  readonly choices?: TermChoices;
}

/** Who sees a graphic, and what it is under. */
export function TermsFields({ terms, onChange, choices = ALL_CHOICES }: TermsFieldsProps) {
  const { t } = useTranslation('terms');
  const { visibility, licence } = terms;
  const licences = licencesFor(visibility).filter((id) => choices.licences.includes(id));
  const isFixed = choices.licences.length < GRAPHIC_LICENCES.length;
  return (
    <>
      <RadioGroup
        label={t('visibility.label')}
        options={VISIBILITIES.toReversed().map((id) => ({
          id,
          label: t(`visibility.${id}`),
          description: t(`visibility.${id}Help`),
          isDisabled: !choices.visibilities.includes(id),
        }))}
        value={visibility}
        onChange={(next) => onChange(withVisibility(terms, next, choices))}
      />
      <Select
        label={t('licence.label')}
        description={[
          t(`licence.${licence}Help`),
          ...(isFixed ? [t('licence.fixed')] : []),
          ...(licence === 'own' ? [] : [t('licence.source')]),
        ].join(' ')}
        options={licences.map((id) => ({ id, label: t(`licence.${id}`) }))}
        value={licence}
        onChange={(next) => onChange({ visibility, licence: next })}
        isDisabled={licences.length < 2}
      />
    </>
  );
}
