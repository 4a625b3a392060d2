import type { CallTable } from 'shared-lib/domain';
import { success } from 'shared-lib/domain/schema';
import { roundNoteActSchema } from './roundNote.ts';

/** Calls about notes on a round. */
export const roundNoteCalls = {
  changeRoundNotes: { payload: roundNoteActSchema, result: success },
} satisfies CallTable;
