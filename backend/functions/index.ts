/** The Cloud Functions of the product, each under the name by which it is called. */
export { deleteTeamMember } from './deleteTeamMember.ts';
export { migrateTeamMembersWithoutAuth } from './migrateTeamMembersWithoutAuth.ts';
export { reactivateTeamMember } from './reactivateTeamMember.ts';
