import { error as logError } from 'firebase-functions/logger';
import { memberCalls } from 'mf-team/domain';
import { deactivateMember } from '../deactivateMember.ts';
import { auth } from 'backend/kernel/firebase.ts';
import { membersWithoutLogin } from '../membersWithoutLogin.ts';
import { officeCall } from 'backend/kernel/officeCall.ts';
import { migrateOwnerRecord } from 'backend/functions/core/account/ownerRecord.ts';

/**
 * Deactivates the active team members who have no login account, and everything that depends on them: no
 * payload, result `{ deactivatedCount }`. Members with a pending invitation are skipped. The owner's own
 * record is kept, and created once if it is missing: early sign-ups didn't create it. Members are
 * independent, so an interrupted call can be repeated: it also finishes unfinished deactivations, without
 * counting them again.
 * @throws HttpsError `unauthenticated`, `permission-denied`
 */
export const migrateTeamMembersWithoutAuth = officeCall(
  memberCalls.migrateTeamMembersWithoutAuth,
  async (_, { customerId, by }) => {
    await migrateOwnerRecord(customerId);
    const { active, unfinished } = await membersWithoutLogin(auth(), customerId);
    for (const memberId of [...active, ...unfinished]) {
      await deactivateMember({ customerId, memberId, by, takenOverBy: undefined }).catch((error: unknown) => {
        // A deactivation that still can't finish stays marked and doesn't block the others.
        if (active.includes(memberId)) throw error;
        logError(`Couldn't finish deactivating ${memberId}`, error);
      });
    }
    return { deactivatedCount: active.length };
  },
);
