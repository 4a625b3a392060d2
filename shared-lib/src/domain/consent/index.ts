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
export { suppressionChangeSchema, suppressionNoteSchema } from './suppressionChange.ts';
export type { SuppressionChange } from './suppressionChange.ts';
export { isCheapNorthAmerican, isInNorthAmerica, signUpCountries, signUpTextsPerDay } from './signUpPhone.ts';
export { canTakeTexts, textPhoneOf } from './textPhone.ts';
export { textStandingOf, textStandings } from './textStanding.ts';
export type { TextStanding } from './textStanding.ts';
export { planRecipient, planRecipients } from './planRecipients.ts';
export type { RecipientFact } from './planRecipients.ts';
export {
  consentStatementSchema,
  maxRecipientsOfCall,
  recipientImportLimits,
  recipientImportSchema,
  recipientImportUndoSchema,
  recipientRowSchema,
} from './recipientRow.ts';
export type { ComparedRecipient, ConsentStatement, RecipientImport, RecipientRow } from './recipientRow.ts';
export {
  planTextSignUp,
  signUpQuestion,
  signUpWait,
  textConsentWording,
  textSignUpSchema,
} from './textSignUp.ts';
export type { SignedUpUnit, TextSignUp } from './textSignUp.ts';
