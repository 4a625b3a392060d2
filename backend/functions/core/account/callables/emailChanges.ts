import { HttpsError } from 'firebase-functions/https';
import { onDocumentCreated } from 'firebase-functions/firestore';
import type { QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import {
  emailChangeLifetimes,
  emailChangeSchema,
  isEmailChangeOpen,
  type EmailChange,
  type EmailChangeKind,
} from '../domain/emailChange.ts';
import { loginCalls, paths } from 'shared-lib/domain';
import { emailTaken, fieldRefusal } from '../../../../kernel/fieldRefusal.ts';
import { firestore } from '../../../../kernel/firebase.ts';
import { runtime } from '../../../../kernel/runtime.ts';
import { siteAddress } from '../../messages/configuration.ts';
import { loginOf, loginWith } from '../../members/logins.ts';
import { officeCall } from '../../../../kernel/officeCall.ts';
import { storedFields } from '../../../../kernel/storedFields.ts';
import { recordOf } from '../../../../kernel/records.ts';
import { readTeamUsage } from '../../members/teamUsage.ts';
import { hashOf, newToken } from '../accountLinks.ts';
import { linkEmail } from '../accountEmails.ts';
import { requireRecentPassword } from '../recentPassword.ts';
import { requireWithin } from '../requireWithin.ts';

const hour = 3_600_000;

/** Emails per address; `requireRecentPassword` counts the requests per person. */
const addressLimit = { max: 5, within: hour };

/** The document of an email change link. */
export const emailChangeReference = (token: string) => firestore().doc(paths.emailChange(hashOf(token)));

/**
 * The fields of a new link that hasn't been sent.
 * @param now epoch milliseconds
 */
export const emailChangeFields = (
  kind: EmailChangeKind,
  change: Pick<EmailChange, 'uid' | 'customerId' | 'email' | 'before' | 'language'>,
  token: string | null,
  now = Date.now(),
) =>
  storedFields(emailChangeSchema, {
    ...change,
    kind,
    token,
    expiresAt: now + emailChangeLifetimes[kind],
  });

/** The change that a token makes; null if it was used, has expired, has another purpose, or never existed. */
export const openChange = async (token: string, kind: EmailChangeKind): Promise<EmailChange | null> => {
  const change = recordOf(emailChangeSchema, await emailChangeReference(token).get());
  if (change?.kind !== kind) return null;
  return isEmailChangeOpen(change, await loginOf(change.uid), Date.now()) ? change : null;
};

/**
 * Requests a different sign-in email: payload `{ email, language? }`, result `{ success: true }`, for the owner and Admins who entered
 * their password recently. It only records the request. `sendEmailChangeMail` checks if the address has an account, so neither the response
 * nor its timing reveals it. A new request replaces the previous one.
 * @throws HttpsError `unauthenticated`; `permission-denied`; `failed-precondition` if the password was entered too long ago or the caller
 * has no email. `invalid-argument`, for the field `email` also `same`; `already-exists` for an email of the team, which the caller can see
 * there anyway; `resource-exhausted`.
 */
export const requestEmailChange = officeCall(
  loginCalls.requestEmailChange,
  async (requested, author, request) => {
    const { email, language } = requested;
    const { customerId, by: uid } = author;
    await requireRecentPassword(request, 'emailChange');
    await requireWithin([{ act: 'emailChangeTo', by: email, ...addressLimit }]);
    const before = (await loginOf(uid))?.email;
    if (before === undefined) throw new HttpsError('failed-precondition', 'The account has no email.');
    if (before.toLowerCase() === email) {
      throw fieldRefusal('invalid-argument', 'You already sign in with this email.', {
        email: { code: 'same' },
      });
    }
    const token = newToken();
    const change = emailChangeFields('change', { uid, customerId, email, before, language }, token);
    const reference = emailChangeReference(token);
    await firestore().runTransaction(async (transaction) => {
      const earlier = await transaction.get(
        firestore().collection(paths.emailChanges()).where('uid', '==', uid).where('kind', '==', 'change'),
      );
      await requireNewInTeam(transaction, customerId, uid, email);
      for (const { ref } of earlier.docs) transaction.delete(ref);
      transaction.create(reference, change);
      transaction.set(firestore().doc(paths.personalMail(customerId, uid, 'emailChange')), {
        email,
        changeId: reference.id,
        expiresAt: change.expiresAt,
        failure: null,
      });
    });
    return { success: true };
  },
);

/** @throws HttpsError `already-exists` for an email that another team member has */
export const requireNewInTeam = async (
  transaction: Transaction,
  customerId: string,
  uid: string,
  email: string,
): Promise<void> => {
  const own = await transaction.get(firestore().doc(paths.teamMember(customerId, uid)));
  const isOwn = String(own.get('email') ?? '').toLowerCase() === email;
  if (!isOwn && (await readTeamUsage(transaction, customerId)).emails.has(email)) {
    throw emailTaken(`${email} is already on your team.`, 'duplicate');
  }
};

/** Sends the email for a change: the link or, if the address already has an account, a note that the change isn't possible. */
const answer = async ({ ref: reference }: QueryDocumentSnapshot): Promise<void> => {
  const requested = recordOf(emailChangeSchema, await reference.get());
  // The event may be delivered twice.
  if (requested?.kind !== 'change' || requested.token === null) return;
  const { email: to, token, uid, customerId } = requested;
  const isTaken = (await loginWith(to)) !== null;
  const address = siteAddress(isTaken ? '/login' : `/settings?tab=account&newEmail=${token}`);
  const words = requested.language ?? 'en';
  const shownOn =
    customerId === null ? null : ({ kind: 'emailChange', customerId, uid, changeId: reference.id } as const);
  const mail = linkEmail(isTaken ? 'emailTaken' : 'emailChange', { to, address, shownOn }, words);
  await firestore().runTransaction(async (transaction) => {
    if ((await transaction.get(reference)).get('token') !== token) return;
    transaction.create(firestore().doc(paths.mail(`email-${reference.id}`)), mail);
    if (isTaken) transaction.delete(reference);
    else transaction.update(reference, { token: null });
  });
};

export const sendEmailChangeMail = onDocumentCreated(
  { document: 'emailChanges/{id}', ...runtime.trigger, retry: true },
  async ({ data }) => {
    if (data) await answer(data);
  },
);
