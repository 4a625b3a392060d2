import { newCommunitySchema, type CallTable } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { calendarDate, id, success } from 'shared-lib/domain/schema';
import { importedSchema, importUndoneSchema } from '../importing/importResults.ts';
import { closureChangesSchema } from './closureChange.ts';
import { communityEditSchema } from './communityEdit.ts';
import { communityImportSchema, communityImportUndoSchema } from './communityImport.ts';
import { communityOrderSchema, footprintOrderSchema, footprintsSchema } from './communityOrders.ts';

const dates = z.array(calendarDate);

/** Calls about communities. */
export const communityCalls = {
  addCommunity: { payload: newCommunitySchema, result: z.object({ communityId: id, slug: id }) },
  describeCommunities: { payload: footprintOrderSchema, result: footprintsSchema },
  archiveCommunity: { payload: communityOrderSchema, result: success },
  restoreCommunity: { payload: communityOrderSchema, result: success },
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
