import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { collectionGroups, customerSchema, paths, trialDaysLeft } from 'shared-lib/domain';
import { onboardingCalls, type BusinessStep, type OnboardingChange } from 'mf-billing/domain';
import { newBusiness } from 'backend/functions/core/account/createBusiness.ts';
import { slugIn, claimSlug } from 'backend/functions/core/business/claimSlug.ts';
import { fieldRefusal } from 'backend/kernel/fieldRefusal.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { loginOf } from 'backend/functions/core/members/logins.ts';
import { signedInCall } from 'backend/kernel/signedInCall.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { syncOwnerRecord } from 'backend/functions/core/account/ownerRecord.ts';

/**
 * Refuses a user who is on another team, and so doesn't set up a business.
 * @throws HttpsError `permission-denied`
 */
const requireFounder = async (uid: string): Promise<void> => {
  const records = await firestore().collectionGroup(collectionGroups.team).where('uid', '==', uid).get();
  if (records.docs.some((record) => record.get('customerId') !== uid)) {
    throw new HttpsError('permission-denied', 'You’re on another business’s team.');
  }
};

/**
 * The email of a login that may create a business.
 * @throws HttpsError `failed-precondition`, with `emailUnconfirmed` as the reason in its details
 */
const requireConfirmedEmail = async (uid: string): Promise<string> => {
  const login = await loginOf(uid);
  if (login?.emailVerified && login.email) return login.email;
  throw new HttpsError('failed-precondition', 'Confirm your email first.', { reason: 'emailUnconfirmed' });
};

/** The stored state in the customer document. */
const stateOf = (customer: DocumentSnapshot, { size, step }: OnboardingChange) => ({
  communities: null,
  staff: null,
  ...(customer.get('onboarding') as object | undefined),
  ...size,
  step,
});

/** Creates a business for a login without one, for example one that didn't come through the sign-up page. */
const found = async (transaction: Transaction, uid: string, change: OnboardingChange): Promise<void> => {
  const { business } = change;
  const email = await requireConfirmedEmail(uid);
  if (!business) throw new HttpsError('failed-precondition', 'Enter the business name first.');
  if (business.terms === null) {
    throw fieldRefusal('invalid-argument', 'Accept the terms first.', { terms: { code: 'missing' } });
  }
  const { firstName, lastName, businessName, slug, language, terms, timeZone } = business;
  const writeSlug = slug === null ? () => {} : await claimSlug(transaction, uid, null, { slug, seen: null });
  const writeRecord = await syncOwnerRecord(transaction, uid, { firstName, lastName, email });
  transaction.create(firestore().doc(paths.customer(uid)), {
    ...newBusiness({
      firstName,
      lastName,
      email,
      language,
      terms: { version: terms, acceptedAt: Date.now() },
    }),
    businessName,
    ...(timeZone && { timeZone }),
    onboarding: { communities: null, staff: null, ...change.size, step: change.step },
  });
  writeSlug();
  writeRecord();
};

const businessFields = ({ firstName, lastName, businessName }: BusinessStep) => ({
  firstName,
  lastName,
  businessName,
});

/**
 * Saves a step of the onboarding: payload `{ step, business?, size? }`, result `{}`. `step` is the one to continue
 * with, on every device. The first step creates the business of a login without one, which needs a confirmed email.
 * The trial then begins, and the owner is the first member of the team.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`; `failed-precondition` if the email
 * isn't confirmed; `already-exists` if another business has the slug, or had it
 */
export const saveOnboarding = signedInCall(onboardingCalls.saveOnboarding, async (change, uid) => {
  await requireFounder(uid);
  const { business } = change;
  await firestore().runTransaction(async (transaction) => {
    const reference = firestore().doc(paths.customer(uid));
    const customer = await transaction.get(reference);
    if (!customer.exists) return found(transaction, uid, change);
    const stored = slugIn(customer);
    const writeSlug =
      business && business.slug !== null
        ? await claimSlug(transaction, uid, stored, { slug: business.slug, seen: stored })
        : () => {};
    const email = (await loginOf(uid))?.email ?? '';
    const writeRecord = await syncOwnerRecord(
      transaction,
      uid,
      business ? { ...businessFields(business), email } : null,
    );
    transaction.update(reference, {
      ...(business && businessFields(business)),
      ...(business?.timeZone && !customer.get('timeZone') && { timeZone: business.timeZone }),
      onboarding: stateOf(customer, change),
    });
    writeSlug();
    writeRecord();
    return undefined;
  });
  return {};
});

/**
 * Refuses an owner who must choose a plan first, because the trial has ended without one (spec section 4, Account
 * gating).
 * @throws HttpsError `failed-precondition`
 */
const requirePlan = async (
  transaction: Transaction,
  uid: string,
  customer: DocumentSnapshot,
): Promise<void> => {
  const read = recordOf(customerSchema, customer);
  if (read !== null && (read.planChosen !== null || trialDaysLeft(read, Date.now()) > 0)) return;
  const active = firestore().collection(paths.subscriptions(uid)).where('status', '==', 'active').limit(1);
  if (!(await transaction.get(active)).empty) return;
  throw new HttpsError('failed-precondition', 'Choose a plan first.', { reason: 'noPlan' });
};

/**
 * Completes the onboarding: no payload, result `{}`. From then on the owner can use the whole app (spec section 4,
 * Account gating). Safe to repeat.
 * @throws HttpsError `unauthenticated`, `permission-denied`; `failed-precondition` while the business has no name, or
 * the trial has ended without a plan
 */
export const finishOnboarding = signedInCall(onboardingCalls.finishOnboarding, async (_, uid) => {
  await requireFounder(uid);
  await firestore().runTransaction(async (transaction) => {
    const reference = firestore().doc(paths.customer(uid));
    const customer = await transaction.get(reference);
    if (!customer.get('businessName')) {
      throw new HttpsError('failed-precondition', 'Enter the business name first.', { reason: 'nameless' });
    }
    if (customer.get('initialOnboardingComplete') === true) return;
    await requirePlan(transaction, uid, customer);
    const writeRecord = await syncOwnerRecord(transaction, uid);
    transaction.update(reference, { initialOnboardingComplete: true });
    writeRecord();
  });
  return {};
});
