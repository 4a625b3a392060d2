import type { CallTable } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { idInput, success } from 'shared-lib/domain/schema';

/** Calls about the activity log. */
export const activityCalls = {
  undoSettingsChange: { payload: z.object({ entryId: idInput }), result: success },
} satisfies CallTable;
