/** The functions of the codebase `team`: the team, its schedule and its requests. */
import 'backend/kernel/project/runAsFunctionsAccount.ts';
export { addTeamMember } from './members/callables/addTeamMember.ts';
export { deactivateTeamMember } from './members/callables/deactivateTeamMember.ts';
export { deleteTeamMember } from './members/callables/deleteTeamMember.ts';
export { migrateTeamMembersWithoutAuth } from './members/callables/migrateTeamMembersWithoutAuth.ts';
export { reactivateTeamMember } from './members/callables/reactivateTeamMember.ts';
export { resendInvitation } from './members/callables/resendInvitation.ts';
export { acceptShift } from './schedule/callables/acceptShift.ts';
export { changeSchedule } from './schedule/callables/changeSchedule.ts';
export { decideRequest } from './schedule/callables/decideRequest.ts';
export { offerShift } from './schedule/callables/offerShift.ts';
export { summariseRequests } from 'backend/functions/core/summaries/triggers/summariseRequests.ts';
export { summariseTeam } from 'backend/functions/core/summaries/triggers/summariseTeam.ts';
export { updateTeamMember } from './members/callables/updateTeamMember.ts';
