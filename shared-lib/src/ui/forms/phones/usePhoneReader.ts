import { useMemo } from 'react';
import { isInNorthAmerica, phoneOf, textPhoneOf } from '../../../domain/index.ts';
import { useBusinessCountry } from './useBusinessCountry.ts';
import { usePhones } from './usePhones.ts';

/** Reads a number as people write it: E.164, null for none, and what is no number as it is, for the schema to refuse. */
export type PhoneReader = (text: string) => string | null;

/** Reads numbers until more is known of them, or where it can't be: one without a country code may be of North America alone. */
const readPlainly =
  (country: string | null): PhoneReader =>
  (text) => {
    if (country !== null && !isInNorthAmerica(country)) return phoneOf(text);
    const phone = textPhoneOf(text);
    return phone.ok ? phone.phone : phoneOf(text);
  };

/** What reads numbers by the country of the business; another function once that is known. */
export function usePhoneReader(): PhoneReader {
  const phones = usePhones();
  const country = useBusinessCountry();
  return useMemo(() => {
    if (phones === null || country === null) return readPlainly(country);
    return (text) => {
      const phone = phones.readPhone(text, country);
      return phone === undefined ? phoneOf(text) : phone;
    };
  }, [phones, country]);
}
