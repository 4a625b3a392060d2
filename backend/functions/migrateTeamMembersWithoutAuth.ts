import { error as logError } from 'firebase-functions/logger';
import { paths } from 'shared-lib/domain';
import { authorise } from './authorise.ts';
import { callableOptions } from './calls.ts';
import { deactivateMember } from './deactivateMember.ts';
import { auth, firestore } from './firebase.ts';
import { onCall } from './onCall.ts';
import { migrateOwnerRecord } from './onboarding/ownerRecord.ts';
import { withoutLogin } from './withoutLogin.ts';

/**
 * Deactivates the active team members who have no login account, with all that hangs on them: no payload, result
 * `{ deactivatedCount }`. Who is invited and has not joined is waited for. The owner's own record is left alone, and made where it is missing: owners from before it was made at the
 * sign-up get it here, once. Each member stands by itself, so a call that broke off can be
 * repeated: it also finishes their deactivations that aren't finished, which don't count again.
 * @throws HttpsError `unauthenticated`, `permission-denied`
 */
export const migrateTeamMembersWithoutAuth = onCall(callableOptions, async (request) => {
  const customerId = await authorise(request);
  await migrateOwnerRecord(customerId);
  const team = await firestore()
    .collection(paths.team(customerId))
    .select('isActive', 'deactivation', 'invitation')
    .get();
  const others = team.docs.filter(({ id }) => id !== customerId);
  const active = others
    .filter((member) => member.get('isActive') !== false && !member.get('invitation'))
    .map(({ id }) => id);
  const unfinished = others.filter((member) => member.get('deactivation')).map(({ id }) => id);
  const missing = await withoutLogin(auth(), [...new Set([...active, ...unfinished])]);
  for (const memberId of missing) {
    const by = request.auth?.uid ?? customerId;
    await deactivateMember({ customerId, memberId, by, takenOverBy: undefined }).catch((error: unknown) => {
      // What couldn't be finished before still says so, and keeps nothing from the others.
      if (active.includes(memberId)) throw error;
      logError(`The deactivation of ${memberId} could not be finished`, error);
    });
  }
  return { deactivatedCount: missing.filter((id) => active.includes(id)).length };
});
