import { memberCalls } from 'mf-team/domain';
import { paths, teamMemberSchema } from 'shared-lib/domain';
import { chosenConfirmation } from 'backend/functions/core/account/chosenConfirmation.ts';
import { requireWithin } from 'backend/functions/core/account/requireWithin.ts';
import { loginOf } from 'backend/functions/core/members/logins.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { officeCall } from 'backend/kernel/officeCall.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { refusal } from 'backend/kernel/refusal.ts';

/** How often one member's confirmation can be resent, so that no one's mailbox can be flooded. */
const limit = { max: 5, within: 24 * 3_600_000 };

/**
 * Sends the email again that confirms the address a member chose after an invitation by text: payload
 * `{ teamMemberId }`, result `{ success: true }`. Earlier links stay valid until they expire. Nothing is sent if the
 * address is already confirmed.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`, `not-found`; `failed-precondition` for
 * an inactive member; `resource-exhausted` when this was sent too often
 */
export const resendEmailConfirmation = officeCall(
  memberCalls.resendEmailConfirmation,
  async ({ teamMemberId }, { customerId }) => {
    const path = paths.teamMember(customerId, teamMemberId);
    await requireWithin([{ act: 'confirmationTo', by: path, ...limit }]);
    const [member, login] = await Promise.all([
      firestore()
        .doc(path)
        .get()
        .then((found) => recordOf(teamMemberSchema, found)),
      loginOf(teamMemberId),
    ]);
    if (member === null || login?.email === undefined)
      throw refusal('not-found', 'Team member not found.', 'memberGone');
    if (!member.isActive)
      throw refusal(
        'failed-precondition',
        'This team member is inactive. Reactivate them first.',
        'inactive',
      );
    if (!member.isEmailUnconfirmed) return { success: true };
    const write = await chosenConfirmation(customerId, { uid: login.uid, email: login.email });
    await firestore().runTransaction(async (transaction) => write(transaction));
    return { success: true };
  },
);
