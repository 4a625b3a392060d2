export {
  byResident,
  consentEvents,
  consentPlaces,
  consentSchema,
  consentSources,
  maxWordingLength,
} from './consent.ts';
export type { Consent, ConsentEvent, ConsentSource } from './consent.ts';
export { consentAfter, noConsent, type UnitConsent } from './consentOf.ts';
export { isSelfSuppressed, selfSuppressionReason, type SelfSuppression } from './planConsent.ts';
export { isCheapNorthAmerican, isInNorthAmerica } from './signUpPhone.ts';
export { canReceiveTexts, textPhoneOf } from './textPhone.ts';
