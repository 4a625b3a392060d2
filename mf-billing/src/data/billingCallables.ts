import { call } from 'shared-lib/data/kit';
import * as z from 'shared-lib/domain/schema';
import {
  seatsChangedSchema,
  seatsPreviewSchema,
  type CheckoutOrder,
  type PlanChoice,
  type SeatsChange,
} from 'mf-billing/domain';

const page = z.object({ url: z.url({ protocol: /^https?$/ }) });
const nothing = z.object({});

/**
 * Begins to pay: answers with the payment provider's page, to which the browser goes. From there it comes back to `returnTo`, whose query
 * says `payment=done` or `payment=cancelled` then. Refused with `failed-precondition` where a subscription runs already, and where
 * payments are not set up.
 */
export const startCheckout = (order: CheckoutOrder) => call('startCheckout', order, page);

/** What another number of employees would cost; nothing is changed. Who looks at a number may drag on, so nobody is told of a failure. */
export const previewSeats = (quantity: number) =>
  call('previewSeats', { quantity }, seatsPreviewSchema, false);

/**
 * Changes the number of employees that are paid for: refused with `aborted` when it would cost something else than was shown, and with
 * `failed-precondition` when more are in use (`fields.quantity` says `tooFew`, with `members` and `communities`).
 */
export const changeSeats = (change: SeatsChange) => call('changeSeats', change, seatsChangedSchema);

/** Answers with the provider's page where the card, the address and the invoices are; its way back leads to `returnTo`. */
export const openBillingPortal = (returnTo: string) => call('openBillingPortal', { returnTo }, page);

/** Answers with the provider's page of the invoice that is to be paid; with the page of the card where no invoice is open. */
export const openMissingPayment = (returnTo: string) =>
  call('openBillingPortal', { returnTo, toPay: true }, page);

/** Lets the subscription end with the period that is paid for. */
export const cancelAtPeriodEnd = () => call('cancelAtPeriodEnd', {}, nothing);

/** Takes that back. */
export const resumeSubscription = () => call('resumeSubscription', {}, nothing);

/** Chooses not to pay. */
export const choosePlan = (choice: PlanChoice) => call('choosePlan', choice, nothing);
