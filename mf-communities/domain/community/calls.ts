import { communityOrderSchema, sharedCommunityCalls, type CallTable } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { calendarDate, id, success } from 'shared-lib/domain/schema';
import { importedSchema, importUndoneSchema } from '../importing/planImport.ts';
import { closureChangesSchema } from './closureChange.ts';
import { communityEditSchema } from './communityEdit.ts';
import { communityImportSchema, communityImportUndoSchema } from './communityImport.ts';
import { footprintOrderSchema, footprintsSchema } from './communityOrders.ts';

const dates = z.array(calendarDate);

/** Calls about communities. */
export const communityCalls = {
  ...sharedCommunityCalls,
  describeCommunities: { payload: footprintOrderSchema, result: footprintsSchema },
  deleteCommunity: { payload: communityOrderSchema, result: z.object({ isFinished: z.boolean() }) },
  updateCommunity: { payload: communityEditSchema, result: success },
  changeClosures: {
    payload: closureChangesSchema,
    result: z.object({
      changes: z.array(z.object({ communityId: id, added: dates, removed: dates })),
    }),
  },
  importCommunities: { payload: communityImportSchema, result: importedSchema },
  undoCommunityImport: { payload: communityImportUndoSchema, result: importUndoneSchema },
} satisfies CallTable;
