import type { TFunction } from 'i18next';
import { errorText } from '../../api/error-text.js';
import { isApiFailure } from '../../api/failure.js';

/** Why the catalogue is not shown: a server that gave no readable answer is told apart by its status (product spec section 8). */
export function catalogueErrorText(t: TFunction, failure: unknown): string {
  if (isApiFailure(failure) && failure.status === 504) return t('errors:SERVICE_UNAVAILABLE');
  return errorText(t, failure);
}
