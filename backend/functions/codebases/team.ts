/** The functions of the codebase `team`: the team, its schedule and its requests. */
import '../runAsFunctionsAccount.ts';
export { addTeamMember } from '../addTeamMember.ts';
export { deactivateTeamMember } from '../deactivateTeamMember.ts';
export { deleteTeamMember } from '../deleteTeamMember.ts';
export { migrateTeamMembersWithoutAuth } from '../migrateTeamMembersWithoutAuth.ts';
export { reactivateTeamMember } from '../reactivateTeamMember.ts';
export { resendInvitation } from '../resendInvitation.ts';
export { changeSchedule } from '../schedule/changeSchedule.ts';
export { decideRequest } from '../schedule/decideRequest.ts';
export { summariseRequests } from '../summariseRequests.ts';
export { summariseTeam } from '../summariseTeam.ts';
export { updateTeamMember } from '../updateTeamMember.ts';
