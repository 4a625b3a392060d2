import type { CallTable } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { count, success } from 'shared-lib/domain/schema';
import { recipientImportSchema, recipientImportUndoSchema } from './recipientRow.ts';
import { suppressionChangeSchema, unblockEmailSchema } from './unblockEmail.ts';

/** Calls about who gets texts and emails. */
export const consentCalls = {
  changeSuppression: { payload: suppressionChangeSchema, result: success },
  importRecipients: { payload: recipientImportSchema, result: z.object({ new: count, changed: count }) },
  undoRecipientImport: {
    payload: recipientImportUndoSchema,
    result: z.object({ removed: count, restored: count, kept: count }),
  },
  unblockEmail: { payload: unblockEmailSchema, result: success },
} satisfies CallTable;
