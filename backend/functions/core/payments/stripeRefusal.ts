import { logger } from 'firebase-functions';
import { HttpsError } from 'firebase-functions/https';
import Stripe from 'stripe';
import { refusal } from '../../../kernel/refusal.ts';

/** The error an owner gets when Stripe refuses or is unreachable. Errors in our own request are logged, not shown. */
const refusalOf = (error: unknown): unknown => {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  logger.error(`Stripe rejected the request: ${error.message}`, {
    code: error.code,
    requestId: error.requestId,
  });
  if (error instanceof Stripe.errors.StripeCardError) {
    return refusal('failed-precondition', error.message, 'cardRefused');
  }
  if (error instanceof Stripe.errors.StripeIdempotencyError) {
    return new HttpsError('aborted', 'A different version of this request was just sent. Try again.');
  }
  if (error instanceof Stripe.errors.StripeInvalidRequestError) {
    return new HttpsError('internal', 'The payment provider rejected this. Nothing was charged.');
  }
  return new HttpsError('unavailable', 'The payment provider could not be reached. Try again in a minute.');
};

/**
 * Calls Stripe, for a callable.
 * @throws HttpsError `failed-precondition` for a refused card, `unavailable` if Stripe is unreachable, `internal` otherwise
 */
export const callStripe = async <T>(promise: Promise<T>): Promise<T> => {
  try {
    return await promise;
  } catch (error) {
    throw refusalOf(error);
  }
};
