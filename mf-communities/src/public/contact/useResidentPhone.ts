import { isCheapNorthAmerican, isInNorthAmerica, textPhoneOf } from 'shared-lib/domain';
import { signUpCountries } from 'mf-communities/domain';
import { useTexts } from 'shared-lib/i18n';
import { usePhones, type FieldError } from 'shared-lib/ui/form';

/**
 * Parses residents' phone numbers by the business's country, and warns before sending about numbers that
 * can't get texts. North American numbers need only what the page has; metadata for other countries loads
 * with the form of a business there.
 * @param country of the business, ISO 3166 two letters; null on pages written before this field existed
 */
export function useResidentPhone(country: string | null) {
  const { t, i18n } = useTexts('mf-communities');
  const home = country ?? 'US';
  const isAmerican = isInNorthAmerica(home);
  const phones = usePhones(!isAmerican);
  // A number without its country code stays as typed until it can be parsed.
  const read = (typed: string): string =>
    phones === null || isAmerican ? typed : (phones.readPhone(typed, home) ?? typed);
  const isAbroad = (typed: string): boolean => {
    const number = textPhoneOf(read(typed));
    if (!number.ok) return false;
    if (isAmerican) return !isCheapNorthAmerican(number.phone);
    return phones !== null && !phones.isPhoneOf(number.phone, home);
  };
  /** The message for a field error that depends on the country; null for any other. */
  const words = (error: FieldError | undefined): string | null => {
    if (error?.code === 'phone' && !isAmerican) return t('public.contact.phoneElsewhere');
    if (error?.code !== 'abroad') return null;
    const names = new Intl.DisplayNames(i18n.language, { type: 'region' });
    const countries = signUpCountries(home).map((each) => names.of(each) ?? each);
    return t('public.contact.abroad', { countries: new Intl.ListFormat(i18n.language).format(countries) });
  };
  return { read, isAbroad, words };
}
