export { consentCalls } from './calls.ts';
export { planRecipient, planRecipients, textStatusOf } from './planRecipients.ts';
export type { RecipientFact, TextStatus } from './planRecipients.ts';
export {
  consentStatementSchema,
  maxRecipientsOfCall,
  recipientImportLimits,
  recipientImportUndoSchema,
  recipientRowSchema,
} from './recipientRow.ts';
export type { ConsentStatement, RecipientImport, RecipientRow } from './recipientRow.ts';
export { planUnblock, suppressionNoteSchema, unblockableFrom } from './unblockEmail.ts';
