/** The Cloud Functions of the product, each under the name by which it is called. */
export { addCommunity } from './addCommunity.ts';
export { addTeamMember } from './addTeamMember.ts';
export { deactivateTeamMember } from './deactivateTeamMember.ts';
export { deleteTeamMember } from './deleteTeamMember.ts';
export { migrateTeamMembersWithoutAuth } from './migrateTeamMembersWithoutAuth.ts';
export { publishBusiness } from './publishBusiness.ts';
export { publishCommunity } from './publishCommunity.ts';
export { reactivateTeamMember } from './reactivateTeamMember.ts';
export { updateTeamMember } from './updateTeamMember.ts';
