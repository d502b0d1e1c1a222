import type { ProducedOrder } from '@tastwerk/contracts';
import type { TFunction } from 'i18next';

const KINDS = ['swell_a4', 'swell_a3', 'braille'] as const;

/** How many sheets of each kind, in words; kinds of which there are none are left out. */
export function sheetsText(t: TFunction<['shop', ...string[]]>, sheets: ProducedOrder['sheets']): string {
  return KINDS.filter((kind) => sheets[kind] > 0)
    .map((kind) => t(`partner.sheets.${kind}`, { count: sheets[kind] }))
    .join(', ');
}
