/**
 * What the first dashboard needs of the domain: tonight's shifts and how they stand. An entry of its own, so that the rest, with the
 * schemas of every form, comes with the first page that asks for it.
 */
export { planOn } from './community/nightPlan.ts';
export { unknownProperty } from './base/constants.ts';
export { nightsInProgress, nightsUpTo } from './base/nights.ts';
export { addDays, momentOfNight, serviceNight } from './base/serviceNight.ts';
export { shiftState } from './schedule/shiftState.ts';
export { expectedDoors } from './serviceLog/doorCounts.ts';
export { indexAssignments, shiftOn, shiftsOfNight } from './schedule/shiftsOfNight.ts';
export type { Assignments } from './schedule/shiftsOfNight.ts';
