/** The functions of the codebase `team`: the team, its schedule and its requests. */
import '../../kernel/runAsFunctionsAccount.ts';
export { addTeamMember } from '../team/members/callables/addTeamMember.ts';
export { deactivateTeamMember } from '../team/members/callables/deactivateTeamMember.ts';
export { deleteTeamMember } from '../team/members/callables/deleteTeamMember.ts';
export { migrateTeamMembersWithoutAuth } from '../team/members/callables/migrateTeamMembersWithoutAuth.ts';
export { reactivateTeamMember } from '../team/members/callables/reactivateTeamMember.ts';
export { resendInvitation } from '../team/members/callables/resendInvitation.ts';
export { changeSchedule } from '../team/schedule/callables/changeSchedule.ts';
export { decideRequest } from '../team/schedule/callables/decideRequest.ts';
export { summariseRequests } from '../core/summaries/triggers/summariseRequests.ts';
export { summariseTeam } from '../core/summaries/triggers/summariseTeam.ts';
export { updateTeamMember } from '../team/members/callables/updateTeamMember.ts';
