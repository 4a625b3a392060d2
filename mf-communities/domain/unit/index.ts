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
export { splitDoors } from './splitDoors.ts';
export { totalUnitsAfter } from './totalUnitsAfter.ts';
export { unitRangeSchema } from './unitRange.ts';
export type { UnitRange } from './unitRange.ts';
export {
  maxUnitsOfCall,
  maxUnitsOfCommunity,
  rowAt,
  unitImportLimits,
  unitImportRules,
  unitImportSchema,
  unitRowFields,
  unitRowSchema,
} from './unitRow.ts';
export type { ComparedUnit, UnitImport, UnitRow } from './unitRow.ts';
export { unitCalls } from './calls.ts';
