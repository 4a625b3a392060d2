export {
  byResident,
  consentEvents,
  consentPlaces,
  consentSchema,
  consentSources,
  maxWording,
} from './consent.ts';
export type { Consent, ConsentEvent, ConsentSource } from './consent.ts';
export { consentOf, noConsent } from './consentOf.ts';
export type { UnitConsent } from './consentOf.ts';
export { isTheirOwn, theirOwnReason } from './planConsent.ts';
export { isCheapNorthAmerican, isInNorthAmerica } from './signUpPhone.ts';
export { canTakeTexts, textPhoneOf } from './textPhone.ts';
export { consentAfter } from './consentOf.ts';
export type { TheirOwn } from './planConsent.ts';
