import { isCheapNorthAmerican, isInNorthAmerica, signUpCountries, textPhoneOf } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { usePhones, type FieldError } from 'shared-lib/ui/form';

/**
 * Reads the phone numbers of residents by the country of the business, and says before sending to which of them no text goes. Numbers of North
 * America need no more than the page has; what knows those of other countries comes with the form of a business there.
 * @param country of the business, ISO 3166 two letters; null on pages that were last written before it was part of them
 */
export function useResidentPhone(country: string | null) {
  const { t, i18n } = useTexts('mf-communities');
  const home = country ?? 'US';
  const isAmerican = isInNorthAmerica(home);
  const phones = usePhones(!isAmerican);
  // A number without its country code is left as it was typed until it can be read.
  const read = (typed: string): string =>
    phones === null || isAmerican ? typed : (phones.readPhone(typed, home) ?? typed);
  const isAbroad = (typed: string): boolean => {
    const number = textPhoneOf(read(typed));
    if (!number.ok) return false;
    if (isAmerican) return !isCheapNorthAmerican(number.phone);
    return phones !== null && !phones.isPhoneOf(number.phone, home);
  };
  /** The words for an error of the field that depend on the country; null for any other. */
  const words = (error: FieldError | undefined): string | null => {
    if (error?.code === 'phone' && !isAmerican) return t('public.contact.phoneElsewhere');
    if (error?.code !== 'abroad') return null;
    const names = new Intl.DisplayNames(i18n.language, { type: 'region' });
    const countries = signUpCountries(home).map((each) => names.of(each) ?? each);
    return t('public.contact.abroad', { countries: new Intl.ListFormat(i18n.language).format(countries) });
  };
  return { read, isAbroad, words };
}
