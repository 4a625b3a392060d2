/** Metadata about the phone numbers of all countries; a separate entry, because it is larger than most pages. */
export { businessCountry, phoneCountries, profileInCountry } from './businessCountry.ts';
export { isPhoneOf, readPhone } from './readPhone.ts';
