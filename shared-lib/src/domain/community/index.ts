export { assignedAgentSchema, type AssignedAgent } from './assignedAgent.ts';
export { communityOrderSchema, sharedCommunityCalls } from './calls.ts';
export { communitySchema, type Community } from './community.ts';
export {
  agentFieldPrefix,
  checkpointActions,
  checkpointFieldPrefix,
  communityActivitySchema,
  fieldChangeSchema,
  loggedListChange,
  loggedText,
  repairedFieldPrefix,
  reportActions,
  reportFieldPrefix,
  tagFieldPrefix,
  unitActions,
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
export { pastAgentsAfter, type WithPastAgents, type ReplacedAgent } from './pastAgentsAfter.ts';
export { maxPastHouseRules, pastHouseRulesSchema } from './pastHouseRules.ts';
export { maxPastGeofences } from './pastGeofence.ts';
export { maxPastManagers, pastAgentSchema, type PastAgent } from './pastAgent.ts';
export { maxPastPlans, pastPlanSchema, type NightPlan, type PastPlan } from './pastPlan.ts';
export type { PublicAddress } from './publicAddress.ts';
export { publicPageSchema, type PublicPage } from './publicPage.ts';
export { isReservedSegment, reservedSegments } from './reservedSegments.ts';
export { servedPageId, servedPageVersion, type ServedPage } from './servedPage.ts';
export { serviceOn, type NightService, type ServiceCalendar } from './serviceOutlook.ts';
export { slugOf } from './slugOf.ts';
export { isArchived, withoutArchived } from './communityStatus.ts';
export { announcementKinds, type PublicAnnouncement, type PublicVisit } from './publicNight.ts';
export { lastStartedNight } from './lastStartedNight.ts';
export type { HouseRules, PastHouseRules } from './pastHouseRules.ts';
