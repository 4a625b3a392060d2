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
export { isTheirOwn, planConsent, planRestored, theirOwnReason } from './planConsent.ts';
export type { ConsentFacts, ConsentPlan, ConsentSaid, PlannedEntry } from './planConsent.ts';
export { planReply } from './planReply.ts';
export { isCheapNorthAmerican, isInNorthAmerica, signUpCountries, signUpTextsPerDay } from './signUpPhone.ts';
export { canTakeTexts, textPhoneOf } from './textPhone.ts';
export { consentAfter } from './consentOf.ts';
