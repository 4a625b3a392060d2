import { HttpsError } from 'firebase-functions/https';
import { memberCalls } from 'mf-team/domain';
import { paths, readDocument, teamMemberSchema } from 'shared-lib/domain';
import { countInvitation } from 'backend/functions/core/account/countInvitation.ts';
import {
  invitationTo,
  withdrawInvitation,
  type Invitation,
} from 'backend/functions/core/account/invitation.ts';
import { requireWithin } from 'backend/functions/core/account/requireWithin.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { officeCall } from 'backend/kernel/officeCall.ts';
import { readPlan } from 'backend/kernel/readPlan.ts';
import { refusal } from 'backend/kernel/refusal.ts';

/** How often one member's invitation can be resent, so that no one's mailbox can be flooded. */
const limit = { max: 5, within: 24 * 3_600_000 };

/**
 * Resends a member's pending invitation: payload `{ teamMemberId }`, result `{ success: true }`. The previous
 * link and message become invalid. It counts as another invitation of that day.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`, `not-found`;
 * `failed-precondition` if no invitation is pending or the member is inactive; `resource-exhausted` as
 * `addTeamMember`, and when it was resent too often
 */
export const resendInvitation = officeCall(memberCalls.resendInvitation, async ({ teamMemberId }, author) => {
  const { customerId, by: uid } = author;
  const path = paths.teamMember(customerId, teamMemberId);
  await requireWithin([{ act: 'resendTo', by: path, ...limit }]);
  let invite: Invitation | undefined;
  await firestore().runTransaction(async (transaction) => {
    const reference = firestore().doc(path);
    const data = (await transaction.get(reference)).data();
    if (data === undefined) throw refusal('not-found', 'Team member not found.', 'memberGone');
    const member = readDocument(teamMemberSchema, path, data);
    if (!member.ok) throw new HttpsError('failed-precondition', member.error);
    const { email, phone, invitation, isActive, tier } = member.value;
    if (!isActive)
      throw refusal(
        'failed-precondition',
        'This team member is inactive. Reactivate them first.',
        'inactive',
      );
    if (invitation === null) {
      throw refusal(
        'failed-precondition',
        'This team member has already joined or wasn’t invited.',
        'joined',
      );
    }
    // Retried if the response to its commit was lost.
    if (invitation.linkId === invite?.kept.linkId) return;
    const writeCount = await countInvitation(
      transaction,
      customerId,
      await readPlan(transaction, customerId),
    );
    const holder = { uid: teamMemberId, email, phone, tier };
    invite = await invitationTo(transaction, { customerId, uid }, holder, invite);
    withdrawInvitation(transaction, invitation);
    invite.write(transaction);
    invite.writeCounts(transaction);
    transaction.update(reference, { invitation: invite.kept });
    writeCount();
  });
  return { success: true };
});
