import { HttpsError } from 'firebase-functions/https';
import { paths, type Customer, type TeamMember } from 'shared-lib/domain';
import { workplaceOf } from 'backend/functions/core/account/workplaceOf.ts';
import { requireTextable } from 'backend/functions/core/broadcasts/textPermission.ts';
import { letterOf } from 'backend/functions/core/messages/letter.ts';
import { mailDocument, textDocument } from 'backend/functions/core/messages/queueMessage.ts';
import { createOnce } from 'backend/kernel/createOnce.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { timestampOf } from 'backend/kernel/storedFields.ts';

/** A message to a member of the team. */
export interface MemberMessage {
  /** The message's document: the same id is sent once. */
  readonly id: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The label of the link to the field app. */
  readonly app: string;
  readonly communityId: string;
  /** When it is no longer worth sending, epoch milliseconds. */
  readonly expiresAt: number;
}

/** Emails a member, or texts one without an email. A number that can't be texted gets nothing. */
export async function tellMember(
  customer: Customer,
  member: TeamMember,
  { id, subject, paragraphs, app, communityId, expiresAt: until }: MemberMessage,
): Promise<void> {
  const expiresAt = timestampOf(until);
  const { email, phone } = member;
  const common = { purpose: 'notice', customerId: customer.id } as const;
  if (email !== '') {
    const place = await workplaceOf(customer.id, member);
    const address = place.app === 'field' ? place.appAddress : null;
    const letter = letterOf({ paragraphs, ...(address && { link: { label: app, address } }) });
    const mail = mailDocument({ ...common, to: email, subject, ...letter, fromName: customer.businessName });
    await createOnce(firestore().doc(paths.mail(id)), { ...mail, expiresAt });
    return;
  }
  if (phone === null) return;
  const body = paragraphs.join(' ').replaceAll('’', "'");
  await firestore()
    .runTransaction(async (transaction) => {
      const reference = firestore().doc(paths.textMessage(id));
      if ((await transaction.get(reference)).exists) return;
      const { count } = await requireTextable(transaction, customer.id, phone, 'phone');
      count(transaction, body);
      const text = textDocument({ ...common, to: phone, body, communityId, unitId: null });
      transaction.create(reference, { ...text, expiresAt });
    })
    .catch((error: unknown) => {
      if (!(error instanceof HttpsError)) throw error;
    });
}
