import { sharedUnitCalls, type CallTable } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { count } from 'shared-lib/domain/schema';
import { importedSchema, importUndoneSchema } from '../importing/importResults.ts';
import {
  residentMoveSchema,
  unitDeletionSchema,
  unitEditsSchema,
  unitImportUndoSchema,
} from './unitEdits.ts';
import { unitImportSchema } from './unitRow.ts';

/** Calls about the units of one community. */
export const unitCalls = {
  ...sharedUnitCalls,
  importUnits: { payload: unitImportSchema, result: importedSchema },
  undoUnitImport: { payload: unitImportUndoSchema, result: importUndoneSchema },
  editUnits: { payload: unitEditsSchema, result: z.object({ edited: count }) },
  moveResidents: { payload: residentMoveSchema, result: z.object({ moved: count }) },
  deleteUnits: { payload: unitDeletionSchema, result: z.object({ deleted: count }) },
} satisfies CallTable;
