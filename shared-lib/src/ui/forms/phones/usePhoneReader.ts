import { useMemo } from 'react';
import { isInNorthAmerica, phoneOf, textPhoneOf } from '../../../domain/index.ts';
import { useBusinessCountry } from './useBusinessCountry.ts';
import { usePhones } from './usePhones.ts';

/** Parses a phone number: E.164, null if empty, and invalid input unchanged, for the schema to reject. */
export type PhoneReader = (text: string) => string | null;

/**
 * Used until the number data has loaded, or if it can't: numbers without a country code are treated as North
 * American.
 */
const readPlainly =
  (country: string | null): PhoneReader =>
  (text) => {
    if (country !== null && !isInNorthAmerica(country)) return phoneOf(text);
    const phone = textPhoneOf(text);
    return phone.ok ? phone.phone : phoneOf(text);
  };

/** The phone parser for the business's country; changes once the country has loaded. */
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
