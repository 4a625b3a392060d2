export {
  activityActions,
  activityKinds,
  activityMillis,
  businessActivitySchema,
  maxListedChanges,
} from './businessActivity.ts';
export type { ActivityAction, ActivityKind, BusinessActivity } from './businessActivity.ts';
export {
  customerActivity,
  planActivity,
  settingsActivity,
  templateActivity,
  violationTypeActivity,
} from './log/business.ts';
export {
  binTagBatchActivity,
  clockActivity,
  payPeriodActivity,
  roundNoteActivity,
  violationActivity,
} from './log/field.ts';
export { memberActivity, requestActivity } from './log/people.ts';
export { residentRequestActivity } from './log/residentRequest.ts';
export { communityActivity, scheduleActivity, shiftFieldPrefix } from './log/planning.ts';
export { idsOf } from './log/RecordChange.ts';
export type { ActivityOf, RecordChange } from './log/RecordChange.ts';
export { activityCalls } from './calls.ts';
export { planSettingsUndo } from './undo/settingsUndo.ts';
export { changedSince, undoOf } from './undo/undoOf.ts';
export type { Undo } from './undo/undoOf.ts';
