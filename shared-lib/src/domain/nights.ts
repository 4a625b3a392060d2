/**
 * The parts of the domain that the first dashboard needs: tonight's shifts. A separate entry, because the rest
 * includes the schemas of every form and loads with the first page that needs it.
 */
export { planOn, serviceStartsAt } from './community/nightPlan.ts';
export { lateAfterMin, missedAfterMin, openTooLongHours, unknownProperty } from './base/constants.ts';
export { nightsInProgress, nightsUntil } from './base/nights.ts';
export { addDays, momentOfNight, serviceNight } from './base/serviceNight.ts';
export { doorsOfReports } from './serviceLog/doorCounts.ts';
export { requestKindOf } from './request/requestRecord.ts';
export { indexAssignments, shiftOn } from './schedule/shiftOn.ts';
export type { Assignments } from './schedule/shiftOn.ts';
