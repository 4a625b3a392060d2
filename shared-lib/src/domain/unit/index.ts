export { doorAddress } from './doorAddress.ts';
export { buildingWords, byDoor, doorName, doorNameKey, unitWords } from './doors.ts';
export { maxResidencies, unitSchema, unitStatuses } from './unit.ts';
export type { Unit } from './unit.ts';
export { unitKey } from './unitKey.ts';
export { repairableUnits } from './repairableUnits.ts';
export { hasResidentName, residentKeysOf, residentKeyTyped, withResidentKeys } from './residentKeys.ts';
