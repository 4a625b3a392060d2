export { sharedMemberCalls } from './calls.ts';
export { deactivationOf, fieldsOf, canOversee, ownEntries } from './deactivation.ts';
export type { Deactivation, DeactivationFacts, DeactivationWrite } from './deactivation.ts';
export { deactivationOrderSchema, type DeactivationOrder } from './deactivationOrder.ts';
export { formerMembersSchema, memberNamesOf, type FormerMembers } from './formerMembers.ts';
export {
  blankMemberDetails,
  invitedMemberSchema,
  memberName,
  newTeamMemberSchema,
  teamMemberChangeSchema,
} from './newTeamMember.ts';
export type { NewTeamMember, TeamMemberChange } from './newTeamMember.ts';
export { storagePaths, type PhotographedKind } from './storagePaths.ts';
export { fullNameOf, teamMemberSchema, teamRecordSchema, tiers } from './teamMember.ts';
export type { TeamMember, TeamRecord, Tier } from './teamMember.ts';
