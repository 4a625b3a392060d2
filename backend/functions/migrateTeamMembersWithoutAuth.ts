import { FieldValue } from 'firebase-admin/firestore';
import { onCall } from 'firebase-functions/https';
import { maxBatchWrites, paths } from 'shared-lib/domain';
import { authorise } from './authorise.ts';
import { callableOptions } from './callableOptions.ts';
import { chunksOf } from './chunksOf.ts';
import { auth, firestore } from './firebase.ts';
import { withoutLogin } from './withoutLogin.ts';

/**
 * Deactivates the active team members who have no login account: no payload, result `{ deactivatedCount }`. The owner's
 * own record is left alone. Writes in batches; each stands by itself, so a call that broke off can be repeated.
 * @throws HttpsError `unauthenticated`, `permission-denied`
 */
export const migrateTeamMembersWithoutAuth = onCall(callableOptions, async (request) => {
  const customerId = await authorise(request);
  const team = await firestore().collection(paths.team(customerId)).select('isActive').get();
  const active = team.docs.filter((member) => member.id !== customerId && member.get('isActive') !== false);
  const missing = new Set(
    await withoutLogin(
      auth(),
      active.map((member) => member.id),
    ),
  );
  const toDeactivate = active.filter((member) => missing.has(member.id));
  for (const chunk of chunksOf(toDeactivate, maxBatchWrites)) {
    const batch = firestore().batch();
    for (const member of chunk) {
      batch.update(member.ref, { isActive: false, lastModified: FieldValue.serverTimestamp() });
    }
    await batch.commit();
  }
  return { deactivatedCount: toDeactivate.length };
});
