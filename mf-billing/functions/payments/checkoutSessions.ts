import { FieldValue, type DocumentReference, type DocumentSnapshot } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { paths } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { refusal } from 'backend/kernel/refusal.ts';

/** The terms of one checkout; all of them go to Stripe. */
export interface CheckoutTerms {
  readonly price: string;
  readonly quantity: number;
  readonly success_url: string;
  readonly cancel_url: string;
  readonly locale: 'en' | 'es';
}

/** Stripe keeps a session for a day; one about to expire is no longer returned. */
const handedOutMillis = 23 * 3_600_000;

/** Only the terms, without their document's other fields. */
const termsIn = (kept: DocumentSnapshot): CheckoutTerms => ({
  price: String(kept.get('price')),
  quantity: Number(kept.get('quantity')),
  success_url: String(kept.get('success_url')),
  cancel_url: String(kept.get('cancel_url')),
  locale: kept.get('locale') === 'es' ? 'es' : 'en',
});

/** A tab's checkout: a document of `checkout_sessions`, and those that other tabs began earlier. */
export interface OpenCheckout {
  readonly reference: DocumentReference;
  readonly terms: CheckoutTerms;
  readonly others: readonly { readonly reference: DocumentReference; readonly terms: CheckoutTerms }[];
}

/**
 * Begins a business's checkout in one transaction. An open one on the same terms is reused, so two tabs lead to the
 * same page; others must be ended.
 */
export const beginCheckout = (customerId: string, terms: CheckoutTerms, now: number): Promise<OpenCheckout> =>
  firestore().runTransaction(async (transaction) => {
    const sessions = firestore().collection(paths.checkoutSessions(customerId));
    const { docs } = await transaction.get(sessions.where('status', '==', 'open'));
    const isSame = (kept: DocumentSnapshot) =>
      JSON.stringify(termsIn(kept)) === JSON.stringify(terms) &&
      (kept.createTime?.toMillis() ?? 0) > now - handedOutMillis;
    const same = docs.find(isSame);
    const others = docs
      .filter((kept) => kept !== same)
      .map((kept) => ({ reference: kept.ref, terms: termsIn(kept) }));
    if (same !== undefined) return { reference: same.ref, terms, others };
    const reference = sessions.doc();
    transaction.create(reference, {
      client: 'web',
      mode: 'subscription',
      ...terms,
      metadata: { customerId },
      status: 'open',
      requestedAt: FieldValue.serverTimestamp(),
    });
    return { reference, terms, others };
  });

/** A document's Stripe session. The document's id is the idempotency key, so a retry returns the same session. */
export const sessionAtStripe = (
  stripe: Stripe,
  customerId: string,
  stripeId: string,
  { reference, terms }: Pick<OpenCheckout, 'reference' | 'terms'>,
): Promise<Stripe.Checkout.Session> =>
  stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer: stripeId,
      client_reference_id: customerId,
      line_items: [{ price: terms.price, quantity: terms.quantity }],
      success_url: terms.success_url,
      cancel_url: terms.cancel_url,
      locale: terms.locale,
      metadata: { customerId, checkoutSession: reference.id },
      subscription_data: { metadata: { customerId } },
    },
    { idempotencyKey: `checkout-${reference.id}` },
  );

/** Records a session's status at Stripe. */
export const recordSession = (
  reference: DocumentReference,
  session: Pick<Stripe.Checkout.Session, 'id' | 'url' | 'status' | 'created'>,
): Promise<unknown> =>
  reference.set(
    {
      sessionId: session.id,
      url: session.url,
      status: session.status ?? 'open',
      created: session.created,
      error: FieldValue.delete(),
    },
    { merge: true },
  );

/**
 * Records why a session could not be created. Its address was never shown, so the next attempt starts over with a new
 * key.
 */
export const recordCheckoutFailure = (reference: DocumentReference, error: unknown): Promise<void> =>
  firestore().runTransaction(async (transaction) => {
    const { message } = error instanceof Error ? error : new Error(String(error));
    const isMade = typeof (await transaction.get(reference)).get('sessionId') === 'string';
    transaction.update(reference, { error: { message }, ...(!isMade && { status: 'failed' }) });
  });

/**
 * Ends other tabs' checkouts, so no one pays twice.
 * @throws HttpsError `failed-precondition` if one of them was just paid
 */
export const expireOtherSessions = async (
  stripe: Stripe,
  customerId: string,
  stripeId: string,
  others: OpenCheckout['others'],
): Promise<void> => {
  for (const other of others) {
    const kept = (await other.reference.get()).get('sessionId') as unknown;
    const id =
      typeof kept === 'string' ? kept : (await sessionAtStripe(stripe, customerId, stripeId, other)).id;
    let session = await stripe.checkout.sessions.retrieve(id);
    if (session.status === 'open') {
      // It may be paid at this very moment, in which case Stripe refuses.
      session = await stripe.checkout.sessions.expire(id).catch(() => stripe.checkout.sessions.retrieve(id));
    }
    await recordSession(other.reference, session);
    if (session.status !== 'expired') {
      throw refusal('failed-precondition', 'This was paid in another tab a moment ago.', 'paidElsewhere');
    }
  }
};
