import { onCall } from 'firebase-functions/https';
import { paths } from 'shared-lib/domain';
import { authorise } from './authorise.ts';
import { callableOptions } from './callableOptions.ts';
import { deactivateMember } from './deactivateMember.ts';
import { auth, firestore } from './firebase.ts';
import { withoutLogin } from './withoutLogin.ts';

/**
 * Deactivates the active team members who have no login account, with all that hangs on them: no payload, result
 * `{ deactivatedCount }`. The owner's own record is left alone. Each member stands by itself, so a call that broke off can be
 * repeated.
 * @throws HttpsError `unauthenticated`, `permission-denied`
 */
export const migrateTeamMembersWithoutAuth = onCall(callableOptions, async (request) => {
  const customerId = await authorise(request);
  const team = await firestore().collection(paths.team(customerId)).select('isActive').get();
  const active = team.docs.filter((member) => member.id !== customerId && member.get('isActive') !== false);
  const missing = await withoutLogin(
    auth(),
    active.map((member) => member.id),
  );
  for (const memberId of missing) {
    await deactivateMember({ customerId, memberId, by: request.auth?.uid ?? customerId, takenOverBy: null });
  }
  return { deactivatedCount: missing.length };
});
