export { assignedAgentSchema } from './assignedAgent.ts';
export type { AssignedAgent } from './assignedAgent.ts';
export { communityOrderSchema, sharedCommunityCalls } from './calls.ts';
export { communitySchema } from './community.ts';
export type { Community } from './community.ts';
export {
  agentFieldPrefix,
  checkpointActs,
  checkpointFieldPrefix,
  communityActivitySchema,
  fieldChangeSchema,
  loggedListChange,
  loggedText,
  repairedFieldPrefix,
  tagFieldPrefix,
  unitActs,
  unitFieldPrefix,
} from './communityActivity.ts';
export type { CommunityActivity, FieldChange } from './communityActivity.ts';
export {
  isTimeRangeValid,
  communityDefaults,
  communityFields,
  communityFormSchema,
  eveningChecks,
  fenceRadiusM,
  maxClosures,
  maxRules,
  maxUnits,
  newCommunitySchema,
} from './newCommunity.ts';
export type { NewCommunity } from './newCommunity.ts';
export { planOn, serviceStartsAt } from './nightPlan.ts';
export { pastAgentsAfter } from './pastAgentsAfter.ts';
export { maxPastHouseRules, pastHouseRulesSchema } from './pastHouseRules.ts';
export { maxPastGeofences } from './pastGeofence.ts';
export type { PastAgent } from './pastAgent.ts';
export type { WithPastAgents, ReplacedAgent } from './pastAgentsAfter.ts';
export type { NightPlan, PastPlan } from './pastPlan.ts';
export type { PublicAddress } from './publicAddress.ts';
export { publicPageSchema } from './publicPage.ts';
export type { PublicPage } from './publicPage.ts';
export { isReservedSegment, reservedSegments } from './reservedSegments.ts';
export { servedPageId, servedPageShape } from './servedPage.ts';
export type { ServedPage } from './servedPage.ts';
export { serviceOn } from './serviceOutlook.ts';
export type { NightService, Served } from './serviceOutlook.ts';
export { slugOf } from './slugOf.ts';
export { isArchived, withoutArchived } from './communityStatus.ts';
export type { PublicAnnouncement, PublicVisit } from './publicNight.ts';
export { announcedKinds } from './publicNight.ts';
export { maxPastManagers, pastAgentSchema } from './pastAgent.ts';
export { maxPastPlans, pastPlanSchema } from './pastPlan.ts';
export { lastStartedNight } from './lastStartedNight.ts';
export type { HouseRules, PastHouseRules } from './pastHouseRules.ts';
