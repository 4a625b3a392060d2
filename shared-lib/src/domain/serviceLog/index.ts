export { countDoors, doorsOfReports, expectedDoors, isServed, type DoorCounts } from './doorCounts.ts';
export { serviceLogSchema, serviceOutcomes, serviceReasons, type ServiceLog } from './serviceLog.ts';
export { currentLog } from './currentLog.ts';
export { doorOf, type DoorLog, type DoorVisit } from './doorOf.ts';
