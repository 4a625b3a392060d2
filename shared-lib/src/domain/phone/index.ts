/** What is known of the phone numbers of all countries; an entry of its own, since it is larger than most pages. */
export { businessCountry, phoneCountries, profileInCountry } from './businessCountry.ts';
export { isPhoneOf, readPhone } from './readPhone.ts';
