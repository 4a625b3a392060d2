import { paths } from 'shared-lib/domain';
import { managerPageCalls, managerSessionMillis, managerGrantSchema } from 'mf-communities/domain';
import { hashOf, newToken } from 'backend/functions/core/account/accountLinks.ts';
import { requireWithin, sourceOf } from 'backend/functions/core/account/requireWithin.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { storedFields } from 'backend/kernel/storedFields.ts';
import { noAccess, recordLinkUse, scopeOf } from '../managerAccess.ts';
import { openCall } from 'backend/kernel/openCall.ts';

const hour = 3_600_000;

/**
 * How many wrong keys are allowed from one IP address, which a whole office may share. A correct key always
 * works, regardless of failures there.
 */
const wrongKeys = { most: 30, within: hour };

/**
 * Exchanges a link's key for a session: payload `{ businessSlug, communitySlug, key }`, result `{ session }`.
 * An unknown, ended, expired or foreign key always gets the same response.
 * @throws HttpsError `invalid-argument`; `permission-denied` for any such key; `resource-exhausted` for a
 * wrong one after too many from one IP address
 */
export const openManagerPages = openCall(
  managerPageCalls.openManagerPages,
  async ({ key, ...address }, request) => {
    const now = Date.now();
    const scope = await scopeOf(firestore().doc(paths.managerKey(hashOf(key))), address, now);
    if (scope === null || scope.link === null) {
      await requireWithin([{ act: 'managerKey', by: sourceOf(request), ...wrongKeys }]);
      throw noAccess();
    }
    const { customerId, link } = scope;
    const session = newToken();
    const expiresAt = Math.min(now + managerSessionMillis, link.expiresAt);
    await firestore()
      .doc(paths.managerSession(hashOf(session)))
      .create(
        storedFields(managerGrantSchema, {
          customerId,
          linkId: link.id,
          communityId: link.communityId,
          expiresAt,
        }),
      );
    await recordLinkUse(scope, now);
    return { session };
  },
);

/** Ends a session, known or not: payload `{ session }`, result `{ success: true }`. */
export const leaveManagerPages = openCall(managerPageCalls.leaveManagerPages, async ({ session }) => {
  await firestore()
    .doc(paths.managerSession(hashOf(session)))
    .delete();
  return { success: true };
});
