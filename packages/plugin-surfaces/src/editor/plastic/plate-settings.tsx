import { Button, NumberField, RadioGroup, Select } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { PLATE_FORMATS, type PlateFormat } from '../../plastic/names.js';
import {
  HEIGHT_LIMITS,
  isReliefProfile,
  RELIEF_HEIGHTS,
  type ReliefProfile,
  USUAL_PROFILES,
} from '../../plastic/relief-profile.js';
import type { PlateKind } from '../../plastic/relief-solid.js';
import { type BedSize, LEAST_BED_MM } from '../../plastic/split-for-bed.js';
import { type BedChoice, BEDS, LARGEST_BED_MM } from './beds.js';
import type { PlasticFormat } from './plate-tasks.js';
import styles from './plastic-dialog.module.css';

/** What is made: a plate to be felt, a mold for film, or sheets that a cutter cuts and that are glued. */
export type Product = PlateKind | 'sheets';

const PRODUCTS: readonly Product[] = ['plate', 'mold', 'sheets'];
const BED_CHOICES = [...Object.keys(BEDS), 'own'] as readonly BedChoice[];

/** What the dialog is set to. */
export interface PlateSettings {
  readonly product: Product;
  readonly format: PlateFormat;
  readonly profile: ReliefProfile;
  readonly bed: BedChoice;
  readonly ownBed: BedSize;
}

/** The settings that the dialog opens with. */
export const FIRST_SETTINGS: PlateSettings = {
  product: 'plate',
  format: '3mf',
  profile: USUAL_PROFILES.plate,
  bed: 'whole',
  ownBed: { widthMm: 200, heightMm: 200 },
};

/** Sheets that a cutter cuts make the same plate, when they are glued. */
export const kindOf = (product: Product): PlateKind => (product === 'mold' ? 'mold' : 'plate');

/** The bed that plates are cut for; none where they are not, as sheets for cutters. */
export const bedOf = ({ product, bed, ownBed }: PlateSettings): BedSize | undefined =>
  product === 'sheets' ? undefined : bed === 'own' ? ownBed : BEDS[bed];

/** The format of the file. */
export const formatOf = ({ product, format }: PlateSettings): PlasticFormat =>
  product === 'sheets' ? 'cutter' : format;

/** Whether these heights are the usual ones of the product. */
const isUsual = ({ product, profile }: PlateSettings): boolean =>
  RELIEF_HEIGHTS.every((name) => profile[name] === USUAL_PROFILES[kindOf(product)][name]);

interface PlateSettingsFieldsProps {
  readonly settings: PlateSettings;
  readonly onChange: (settings: PlateSettings) => void;
}

function Heights({ settings, onChange }: PlateSettingsFieldsProps) {
  const { t } = useTranslation('surfaces');
  const { product, profile } = settings;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('plastic.heights')}</legend>
      <div className={styles.fields}>
        {RELIEF_HEIGHTS.map((name) => (
          <NumberField
            key={name}
            label={t(`plastic.height.${name}`)}
            unit="millimeter"
            value={profile[name]}
            minValue={HEIGHT_LIMITS[name].least}
            maxValue={HEIGHT_LIMITS[name].most}
            step={0.1}
            onChange={(value) => {
              if (Number.isFinite(value)) onChange({ ...settings, profile: { ...profile, [name]: value } });
            }}
            {...(name === 'lowMm' && !isReliefProfile(profile)
              ? { errorMessage: t('plastic.lowAboveHigh') }
              : {})}
          />
        ))}
      </div>
      {isUsual(settings) ? null : (
        <Button
          variant="quiet"
          onPress={() => onChange({ ...settings, profile: USUAL_PROFILES[kindOf(product)] })}
        >
          {t('plastic.usual')}
        </Button>
      )}
    </fieldset>
  );
}

function Bed({ settings, onChange }: PlateSettingsFieldsProps) {
  const { t } = useTranslation('surfaces');
  const { bed, ownBed } = settings;
  const nameOf = (choice: BedChoice): string => {
    const size = choice === 'own' ? undefined : BEDS[choice];
    if (size) return t('plastic.bedSize', { width: size.widthMm, height: size.heightMm });
    return t(choice === 'own' ? 'plastic.bedOwn' : 'plastic.bedWhole');
  };
  const sideField = (side: keyof BedSize) => (
    <NumberField
      label={t(`plastic.bedSide.${side}`)}
      unit="millimeter"
      value={ownBed[side]}
      minValue={LEAST_BED_MM}
      maxValue={LARGEST_BED_MM}
      step={1}
      maximumFractionDigits={0}
      onChange={(value) => {
        if (Number.isFinite(value)) onChange({ ...settings, ownBed: { ...ownBed, [side]: value } });
      }}
    />
  );
  return (
    <>
      <Select
        label={t('plastic.bed')}
        description={t('plastic.bedHelp')}
        options={BED_CHOICES.map((id) => ({ id, label: nameOf(id) }))}
        value={bed}
        onChange={(chosen) => onChange({ ...settings, bed: chosen })}
      />
      {bed === 'own' ? (
        <div className={styles.fields}>
          {sideField('widthMm')}
          {sideField('heightMm')}
        </div>
      ) : null}
    </>
  );
}

/** What is made, how high, for which bed, and in which format. */
export function PlateSettingsFields({ settings, onChange }: PlateSettingsFieldsProps) {
  const { t } = useTranslation('surfaces');
  return (
    <>
      <RadioGroup
        label={t('plastic.product')}
        options={PRODUCTS.map((id) => ({
          id,
          label: t(`plastic.products.${id}.name`),
          description: t(`plastic.products.${id}.help`),
        }))}
        value={settings.product}
        onChange={(product) => {
          const profile = isUsual(settings) ? USUAL_PROFILES[kindOf(product)] : settings.profile;
          onChange({ ...settings, product, profile });
        }}
      />
      <Heights settings={settings} onChange={onChange} />
      {settings.product === 'sheets' ? null : (
        <>
          <Bed settings={settings} onChange={onChange} />
          <Select
            label={t('plastic.format')}
            options={PLATE_FORMATS.map((id) => ({ id, label: t(`plastic.formats.${id}`) }))}
            value={settings.format}
            onChange={(format) => onChange({ ...settings, format })}
          />
        </>
      )}
    </>
  );
}
