export { localeChoiceOf, localeChoiceSchema, localePreferencesOf } from './localeChoice.ts';
export { planBusinessSlug } from './planBusinessSlug.ts';
export type { SlugHolder } from './planBusinessSlug.ts';
export { codeLookForm, codeLookNameProblem, codeLookText, readCodeLook } from './codeLooks.ts';
export type { CodeLook } from './codeLooks.ts';
export { businessNameSchema, businessZoneSchema } from './businessFields.ts';
export { deletionDays, deletionRequestSchema, matchesBusinessName } from './deletionRequest.ts';
export { notificationChoicesSchema } from './notificationChoices.ts';
export { ownDataCalls } from './calls.ts';
