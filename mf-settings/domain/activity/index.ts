export {
  activityActs,
  activityKinds,
  activityMillis,
  businessActivitySchema,
  maxListedChanges,
} from './businessActivity.ts';
export type { ActivityAct, ActivityKind, BusinessActivity } from './businessActivity.ts';
export { customerActivity, planActivity, settingsActivity, violationTypeActivity } from './log/business.ts';
export { binTagBatchActivity, clockActivity, payPeriodActivity, violationActivity } from './log/field.ts';
export { memberActivity, requestActivity } from './log/people.ts';
export { communityActivity, scheduleActivity } from './log/planning.ts';
export { idsOf } from './log/RecordChange.ts';
export type { ActivityOf, RecordChange } from './log/RecordChange.ts';
