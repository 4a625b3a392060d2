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
export type { ConsentStatement, RecipientImport, RecipientRow } from './recipientRow.ts';
export { suppressionChangeSchema, suppressionNoteSchema } from './suppressionChange.ts';
export type { SuppressionChange } from './suppressionChange.ts';
export { planUnblock, unblockableFrom, unblockEmailSchema } from './unblockEmail.ts';
export { textStandingOf } from './textStanding.ts';
export type { TextStanding } from './textStanding.ts';
