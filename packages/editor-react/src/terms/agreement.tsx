import { deedUrl, type GraphicLicence, LICENCES } from '@tastwerk/editor-core/document';
import { Checkbox, Link } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import styles from './terms.module.css';

/** Props of `Agreement`. */
export interface AgreementProps {
  /** Undefined where it is not known, as while the catalogue does not answer. */
  readonly licence: GraphicLicence | undefined;
  readonly hasAgreed: boolean;
  readonly onChange: (hasAgreed: boolean) => void;
  /** Whether a missing agreement is marked. */
  readonly isChecked: boolean;
}

/** The agreement to a free licence, with the way to its text; there is nothing to agree to where all rights are kept. */
export function Agreement({ licence, hasAgreed, onChange, isChecked }: AgreementProps) {
  const { t, i18n } = useTranslation('terms');
  if (licence === 'own') return null;
  return (
    <div>
      <Checkbox
        isSelected={hasAgreed}
        onChange={onChange}
        isRequired
        {...(isChecked && !hasAgreed ? { errorMessage: t('agreement.required') } : {})}
      >
        {licence === undefined
          ? t('agreement.ofGraphic')
          : t('agreement.label', { licence: LICENCES[licence].short })}
      </Checkbox>
      {licence === undefined ? null : (
        <p className={styles.text}>
          <Link href={deedUrl(licence, i18n.language)} target="_blank" rel="noreferrer">
            {t('agreement.text')}
          </Link>
        </p>
      )}
    </div>
  );
}
