export { readableRest } from './fieldFaults.ts';
export type { FaultCode, FaultInput, FieldFault } from './fieldFaults.ts';
export type { MendableKind } from './mendableKind.ts';
export { planMend, recordFaults } from './planMend.ts';
export type { MendPlan, RecordFault } from './planMend.ts';
