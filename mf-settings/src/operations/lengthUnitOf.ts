import type { LengthUnit } from 'shared-lib/i18n';

/** The unit of a business's lengths. @param country two letters; null for a business that hasn't set one, as in the US */
export const lengthUnitOf = (country: string | null): LengthUnit =>
  country === null || country === 'US' ? 'ft' : 'm';
