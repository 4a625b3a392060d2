export { fieldFaults, shownValue, withoutFields } from './fieldFaults.ts';
export type { FaultCode, FaultInput, FieldFault } from './fieldFaults.ts';
export type { MendableKind, MendPlace } from './mendableKind.ts';
export { recordFaults } from './recordFaults.ts';
export type { RecordFault } from './recordFaults.ts';
