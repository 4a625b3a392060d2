export { doorAddress } from './doorAddress.ts';
export { buildingWords, byDoor, doorName, doorNameKey, unitWords } from './doors.ts';
export { maxResidencies, unitSchema, unitStatuses, type Unit } from './unit.ts';
export { unitKey } from './unitKey.ts';
export { repairableUnits } from './repairableUnits.ts';
export { matchesResidentName, residentKeysOf, parseResidentKey, withResidentKeys } from './residentKeys.ts';
export { sharedUnitCalls, type UnitSetup } from './calls.ts';
export { maxLayoutUnits, unitLayoutSchema, unitsOfLayout, type UnitLayout } from './unitLayout.ts';
export { unitPatterns, unitsOfRange, type RangeUnit, type UnitPattern } from './unitNumbers.ts';
