export {
  moveBackWithin,
  moveInSchema,
  moveOutSchema,
  residentMoveSchema,
  residentOf,
  severalUnitsSchema,
  unitDeletionSchema,
  unitEditSchema,
  unitEditsSchema,
  unitFormSchema,
  unitImportUndoSchema,
} from './unitEdits.ts';
export type { Resident, ResidentMove, UnitEdit } from './unitEdits.ts';
export { splitDoors, totalUnitsAfter } from './splitDoors.ts';
export {
  maxUnitsOfCall,
  maxUnitsOfCommunity,
  rowAt,
  unitImportLimits,
  unitImportRules,
  unitImportSchema,
  unitRangeSchema,
  unitRowFields,
  unitRowSchema,
} from './unitRow.ts';
export type { ComparedUnit, UnitImport, UnitRange, UnitRow } from './unitRow.ts';
export { unitCalls } from './calls.ts';
