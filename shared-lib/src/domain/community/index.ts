export { assignedAgentSchema } from './assignedAgent.ts';
export type { AssignedAgent } from './assignedAgent.ts';
export { communitySchema } from './community.ts';
export type { Community } from './community.ts';
export { communityAccessSchema, noAccess } from './communityAccess.ts';
export type { CommunityAccess } from './communityAccess.ts';
export { communityActivitySchema } from './communityActivity.ts';
export type { CommunityActivity, FieldChange } from './communityActivity.ts';
export {
  areInOrder,
  communityDefaults,
  communityFormSchema,
  fenceRadiusM,
  maxClosures,
  maxRules,
  newCommunitySchema,
} from './newCommunity.ts';
export type { NewCommunity } from './newCommunity.ts';
export { planOn, serviceStartsAt } from './nightPlan.ts';
export { pastAgentsAfter } from './pastAgentsAfter.ts';
export { citableRules } from './pastHouseRules.ts';
export type { PastAgent } from './pastAgent.ts';
export type { ReplacedAgent } from './pastAgentsAfter.ts';
export type { NightPlan, PastPlan } from './pastPlan.ts';
export { nightsOfVisits } from './nightBounds.ts';
export { isLastNight, nightState } from './nightState.ts';
export type { NightState } from './nightState.ts';
export { publicAddress } from './publicAddress.ts';
export type { PublicAddress } from './publicAddress.ts';
export { nightInWords } from './nightWords.ts';
export { publicPageSchema } from './publicPage.ts';
export type { PublicPage } from './publicPage.ts';
export { isReservedSegment, reservedSegments } from './reservedSegments.ts';
export { servedPageId, servedPageShape } from './servedPage.ts';
export type { ServedPage } from './servedPage.ts';
export { serviceAhead, serviceOn, serviceOutlook } from './serviceOutlook.ts';
export type { NightService, ServiceOutlook } from './serviceOutlook.ts';
export { slugOf, slugsFor } from './slugOf.ts';
export { isArchived, communityStandingOf, withoutArchived } from './standing.ts';
export type { CommunityStanding } from './standing.ts';
export { pastPlansAfter } from './pastPlansAfter.ts';
export type { PublicAnnouncement } from './publicNight.ts';
export { maxNamedEntries } from './communityActivity.ts';
export { maxLoggedLetters } from './communityActivity.ts';
export { agentFieldPrefix } from './communityActivity.ts';
export { mendedFieldPrefix } from './communityActivity.ts';
export { communityFields } from './newCommunity.ts';
export { eveningChecks } from './newCommunity.ts';
export { maxUnits } from './newCommunity.ts';
export type { KeepsAgents } from './pastAgentsAfter.ts';
export { nightUntilMorning } from './nightBounds.ts';
export { announcedKinds } from './publicNight.ts';
export type { PublicVisit } from './publicNight.ts';
export { pastAgentSchema } from './pastAgent.ts';
export { pastHouseRulesSchema } from './pastHouseRules.ts';
export { pastPlanSchema } from './pastPlan.ts';
export { pastHouseRulesAfter } from './pastHouseRules.ts';
export { lastNightOf } from './pastPlansAfter.ts';
export type { KeepsPlans } from './pastPlansAfter.ts';
