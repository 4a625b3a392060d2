import { seatBounds } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { cents, instant, sitePath } from 'shared-lib/domain/schema';

/** How many employees are paid for beside the owner (spec section 9): the quantity of the paid price. */
const seats = z.custom<number>(
  (quantity) =>
    Number.isInteger(quantity) && Number(quantity) >= seatBounds.min && Number(quantity) <= seatBounds.max,
  { error: `expected a whole number of employees, from ${seatBounds.min} to ${seatBounds.max}` },
);

/** What is asked to begin to pay. */
export const checkoutSchema = z.object({
  quantity: seats,
  /** Where the site goes on afterwards; absent for the billing tab. */
  returnTo: z.optional(sitePath),
});

export type CheckoutOrder = z.output<typeof checkoutSchema>;

/** What is asked before the number of employees is changed. */
export const seatsQuestionSchema = z.object({ quantity: seats });

/** What another number of employees would cost, as the payment provider reckons it. */
export const seatsPreviewSchema = z.object({
  /** Cents that are charged at once. */
  dueNow: cents,
  /** Cents of the next invoice, whole. */
  nextInvoice: cents,
  /** Epoch milliseconds of the next invoice. */
  nextInvoiceAt: instant,
  /** ISO 4217 in small letters, such as `usd`. */
  currency: z.string(),
  /** Fewer employees stay paid for, and may work, until the renewal. */
  takesEffect: z.enum(['now', 'renewal']),
  /** What the next invoice consists of, in cents. */
  lines: z.array(
    z.object({
      /** The provider's own words, which are English. */
      text: z.string(),
      amount: cents,
      /** What it is, where that is known: a credit for the rest of the period, a charge for it, or the period to come. */
      part: z.optional(z.enum(['credit', 'rest', 'period'])),
      /** For how many employees; absent where the provider doesn't say. */
      quantity: z.optional(z.int()),
    }),
  ),
  /** How many members have to be deactivated, and communities archived, before so few can be paid for. */
  tooFew: z.optional(z.object({ members: z.int(), communities: z.int() })),
});

export type SeatsPreview = z.output<typeof seatsPreviewSchema>;

/** What is sent to change the number of employees, with the amounts that its author saw. */
export const seatsChangeSchema = z.object({
  quantity: seats,
  expected: z.object({ dueNow: cents, nextInvoice: cents }),
});

export type SeatsChange = z.output<typeof seatsChangeSchema>;

/** What became of it. Where the bank asks for an authentication, it is done at `url`, the provider's page of the invoice. */
export const seatsChangedSchema = z.object({
  status: z.enum(['done', 'needsAuthentication']),
  url: z.optional(z.string()),
});

/** What is asked to see the provider's pages about the subscription. */
export const billingPortalSchema = z.object({
  returnTo: sitePath,
  /** Whether somebody wants to make a payment that is missing: the page of its invoice opens then, where there is one. */
  toPay: z.optional(z.boolean()),
});

/** What an owner chooses who doesn't pay. */
export const planChoiceSchema = z.object({ plan: z.enum(['free']) });

export type PlanChoice = z.output<typeof planChoiceSchema>;
