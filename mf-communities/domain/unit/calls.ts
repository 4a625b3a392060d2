import { sharedUnitCalls, type CallTable } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { count } from 'shared-lib/domain/schema';
import { importedSchema, importUndoneSchema } from '../importing/planImport.ts';
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
  /**
   * Adds and changes up to 250 units of a community, all or nothing; fails with `failed-precondition` if the
   * counts differ from the expected ones. Idempotent.
   */
  importUnits: { payload: unitImportSchema, result: importedSchema },
  /** Undoes an import of units, except for units changed since; idempotent. */
  undoUnitImport: { payload: unitImportUndoSchema, result: importUndoneSchema },
  /** Edits up to 250 units of a community, all or nothing; fails with `aborted` after a concurrent change. */
  editUnits: { payload: unitEditsSchema, result: z.object({ edited: count }) },
  /** Clears the data of residents who move out, except the dates; or undoes that. */
  moveResidents: { payload: residentMoveSchema, result: z.object({ moved: count }) },
  /** Deletes up to 250 units of a community, all or nothing; their bin tags become unassigned. */
  deleteUnits: { payload: unitDeletionSchema, result: z.object({ deleted: count }) },
} satisfies CallTable;
