import { error as logError } from 'firebase-functions/logger';
import { authorise } from 'backend/kernel/authorise.ts';
import { callableOptions } from 'backend/kernel/calls.ts';
import { deactivateMember } from '../deactivateMember.ts';
import { auth } from 'backend/kernel/firebase.ts';
import { membersWithoutLogin } from '../membersWithoutLogin.ts';
import { onCall } from 'backend/kernel/onCall.ts';
import { migrateOwnerRecord } from 'backend/functions/core/account/ownerRecord.ts';

/**
 * Deactivates the active team members who have no login account, with all that hangs on them: no payload, result
 * `{ deactivatedCount }`. Who is invited and has not joined is waited for. The owner's own record is left alone, and made where it is
 * missing: owners from before it was made at the sign-up get it here, once. Each member stands by itself, so a call that broke off can be
 * repeated: it also finishes their deactivations that aren't finished, which don't count again.
 * @throws HttpsError `unauthenticated`, `permission-denied`
 */
export const migrateTeamMembersWithoutAuth = onCall(callableOptions, async (request) => {
  const customerId = await authorise(request);
  await migrateOwnerRecord(customerId);
  const { active, unfinished } = await membersWithoutLogin(auth(), customerId);
  const by = request.auth?.uid ?? customerId;
  for (const memberId of [...active, ...unfinished]) {
    await deactivateMember({ customerId, memberId, by, takenOverBy: undefined }).catch((error: unknown) => {
      // What couldn't be finished before still says so, and keeps nothing from the others.
      if (active.includes(memberId)) throw error;
      logError(`Couldn't finish deactivating ${memberId}`, error);
    });
  }
  return { deactivatedCount: active.length };
});
