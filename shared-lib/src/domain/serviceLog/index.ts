export { countDoors, doorsOfReports, expectedDoors, isServed } from './doorCounts.ts';
export type { DoorCounts } from './doorCounts.ts';
export { serviceLogSchema, serviceOutcomes, serviceReasons } from './serviceLog.ts';
export type { ServiceLog } from './serviceLog.ts';
export { currentLog } from './currentLog.ts';
export { doorOf } from './doorOf.ts';
export type { DoorLog, DoorVisit } from './doorOf.ts';
