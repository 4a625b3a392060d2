export { readableRest } from './fieldFaults.ts';
export type { FaultCode, FaultInput, FieldFault } from './fieldFaults.ts';
export { keptByMend } from './keptByMend.ts';
export { mendableKind, mendableKindNames } from './mendableKinds.ts';
export type { MendableKind, MendableKindName } from './mendableKinds.ts';
export { mendCallSchema, mendSchema } from './mendCall.ts';
export { planMend, recordFaults } from './planMend.ts';
export type { MendPlan, RecordFault } from './planMend.ts';
