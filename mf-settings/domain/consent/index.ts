export { consentCalls } from './calls.ts';
export { planRecipient, planRecipients } from './planRecipients.ts';
export type { RecipientFact } from './planRecipients.ts';
export {
  consentStatementSchema,
  maxRecipientsOfCall,
  recipientImportLimits,
  recipientImportUndoSchema,
  recipientRowSchema,
} from './recipientRow.ts';
export type { ConsentStatement, RecipientImport, RecipientRow } from './recipientRow.ts';
export { suppressionNoteSchema } from './suppressionChange.ts';
export { planUnblock, unblockableFrom } from './unblockEmail.ts';
export { textStatusOf } from './textStatus.ts';
export type { TextStatus } from './textStatus.ts';
