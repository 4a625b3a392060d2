import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { HttpsError, type CallableRequest } from 'firebase-functions/https';
import { collectionGroups, customerSchema, paths, trialDaysLeft } from 'shared-lib/domain';
import { onboardingChangeSchema, type BusinessStep, type OnboardingChange } from 'mf-billing/domain';
import { newBusiness } from 'backend/functions/core/account/foundBusiness.ts';
import { slugIn, takeSlug } from 'backend/functions/core/business/takeSlug.ts';
import { callableOptions, payloadOf } from 'backend/kernel/calls.ts';
import { fieldRefusal } from 'backend/kernel/fieldRefusal.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { loginOf } from 'backend/functions/core/members/moveLogin.ts';
import { onCall } from 'backend/kernel/onCall.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { keepOwnerRecord } from 'backend/functions/core/account/ownerRecord.ts';

/**
 * Who sets up a business: whoever is in nobody else's team.
 * @throws HttpsError `unauthenticated`, `permission-denied`
 */
export const requireFounder = async (request: Pick<CallableRequest, 'auth'>): Promise<string> => {
  const uid = request.auth?.uid;
  if (uid === undefined) throw new HttpsError('unauthenticated', 'Sign in to set up your business.');
  const records = await firestore().collectionGroup(collectionGroups.team).where('uid', '==', uid).get();
  if (records.docs.some((record) => record.get('customerId') !== uid)) {
    throw new HttpsError('permission-denied', 'You are in the team of another business.');
  }
  return uid;
};

/**
 * The email of a login that may found a business.
 * @throws HttpsError `failed-precondition`, with `emailUnconfirmed` as the reason in its details
 */
const requireConfirmedEmail = async (uid: string): Promise<string> => {
  const login = await loginOf(uid);
  if (login?.emailVerified && login.email) return login.email;
  throw new HttpsError('failed-precondition', 'Confirm your email first.', { reason: 'emailUnconfirmed' });
};

/** The state that the customer document keeps. */
const stateOf = (customer: DocumentSnapshot, { size, step }: OnboardingChange) => ({
  communities: null,
  staff: null,
  ...(customer.get('onboarding') as object | undefined),
  ...size,
  step,
});

/** Founds a business for a login that has none, as one that came by another way than the sign-up page. */
const found = async (transaction: Transaction, uid: string, change: OnboardingChange): Promise<void> => {
  const { business } = change;
  const email = await requireConfirmedEmail(uid);
  if (!business) throw new HttpsError('failed-precondition', 'Name the business first.');
  if (business.terms === null) {
    throw fieldRefusal('invalid-argument', 'The terms are not accepted.', { terms: { code: 'missing' } });
  }
  const { firstName, lastName, businessName, slug, language, terms, timeZone } = business;
  const writeSlug = slug === null ? () => {} : await takeSlug(transaction, uid, null, { slug, seen: null });
  const writeRecord = await keepOwnerRecord(transaction, uid, { firstName, lastName, email });
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
 * Saves a step of the onboarding: payload `{ step, business?, size? }`, result `{}`. `step` is where it goes on, on every device. The
 * first step founds the business of a login that has none, which needs a confirmed email; then the trial begins, and the owner is the
 * first member of the team.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`; `failed-precondition` for an email that is not
 *   confirmed; `already-exists` when another business has the slug, or had it
 */
export const saveOnboarding = onCall(callableOptions, async (request) => {
  const uid = await requireFounder(request);
  const change = payloadOf(onboardingChangeSchema, request.data);
  const { business } = change;
  await firestore().runTransaction(async (transaction) => {
    const reference = firestore().doc(paths.customer(uid));
    const customer = await transaction.get(reference);
    if (!customer.exists) return found(transaction, uid, change);
    const stored = slugIn(customer);
    const writeSlug =
      business && business.slug !== null
        ? await takeSlug(transaction, uid, stored, { slug: business.slug, seen: stored })
        : () => {};
    const email = (await loginOf(uid))?.email ?? '';
    const writeRecord = await keepOwnerRecord(
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
 * Refuses whoever may only choose a plan: the trial is over without one (spec section 4, Account gating).
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
 * Completes the onboarding: no payload, result `{}`. From then on the whole app is the owner's (spec section 4, Account gating). Done
 * again, it changes nothing.
 * @throws HttpsError `unauthenticated`, `permission-denied`; `failed-precondition` while the business has no name, or
 *   the trial is over without a plan
 */
export const finishOnboarding = onCall(callableOptions, async (request) => {
  const uid = await requireFounder(request);
  await firestore().runTransaction(async (transaction) => {
    const reference = firestore().doc(paths.customer(uid));
    const customer = await transaction.get(reference);
    if (!customer.get('businessName')) {
      throw new HttpsError('failed-precondition', 'Name the business first.', { reason: 'nameless' });
    }
    if (customer.get('initialOnboardingComplete') === true) return;
    await requirePlan(transaction, uid, customer);
    const writeRecord = await keepOwnerRecord(transaction, uid);
    transaction.update(reference, { initialOnboardingComplete: true });
    writeRecord();
  });
  return {};
});
