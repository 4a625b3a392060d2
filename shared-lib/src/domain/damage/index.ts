export { repairCalls } from './calls.ts';
export { fieldFaults, displayValue, withoutFields } from './fieldFaults.ts';
export type { FaultCode, FaultInput, FieldFault } from './fieldFaults.ts';
export type { RepairableKind, RepairTarget } from './repairableKind.ts';
export { recordFaults, type RecordFault } from './recordFaults.ts';
