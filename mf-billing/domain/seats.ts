import { seatBounds } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { cents, instant, sitePath } from 'shared-lib/domain/schema';

/** How many employees are paid for in addition to the owner (spec section 9): the quantity of the paid price. */
const seats = z.custom<number>(
  (quantity) =>
    Number.isInteger(quantity) && Number(quantity) >= seatBounds.min && Number(quantity) <= seatBounds.max,
  { error: `expected a whole number of employees, from ${seatBounds.min} to ${seatBounds.max}` },
);

/** The payload for starting a subscription. */
export const checkoutSchema = z.object({
  quantity: seats,
  /** Where the site continues afterwards; the billing tab if absent. */
  returnTo: z.optional(sitePath),
});

export type CheckoutOrder = z.output<typeof checkoutSchema>;

/** Whether the number undoes the latest increase, which then takes effect immediately. */
const isUndo = z.optional(z.boolean());

/** The payload for previewing another number of additional employees. */
export const seatsQuestionSchema = z.object({ quantity: seats, isUndo });

export type SeatsQuestion = z.output<typeof seatsQuestionSchema>;

/** The cost of another number of additional employees, calculated by the payment provider. */
export const seatsPreviewSchema = z.object({
  /** Cents charged immediately. */
  dueNow: cents,
  /** Cents of the whole next invoice. */
  nextInvoice: cents,
  /** Epoch milliseconds of the next invoice. */
  nextInvoiceAt: instant,
  /** ISO 4217 in lowercase, like `usd`. */
  currency: z.string(),
  /** With fewer, the paid ones may work until the renewal. */
  takesEffect: z.enum(['now', 'renewal']),
  /** The next invoice's line items, in cents. */
  lines: z.array(
    z.object({
      /** The provider's own text, in English. */
      text: z.string(),
      amount: cents,
      /** Its type, if known: a credit for the rest of the period, a charge for it, or the next period. */
      part: z.optional(z.enum(['credit', 'rest', 'period'])),
      /** For how many employees; absent if the provider doesn't say. */
      quantity: z.optional(z.int()),
    }),
  ),
  /** How many members must be deactivated, and communities archived, before the number can be this low. */
  tooFew: z.optional(z.object({ members: z.int(), communities: z.int() })),
});

export type SeatsPreview = z.output<typeof seatsPreviewSchema>;

/** The payload for changing the number of additional employees, with the amounts its author saw. */
export const seatsChangeSchema = z.object({
  ...seatsQuestionSchema.shape,
  expected: z.object({ dueNow: cents, nextInvoice: cents }),
});

export type SeatsChange = z.output<typeof seatsChangeSchema>;

/** The result. If the bank requires authentication, it happens at `url`, the provider's page of the invoice. */
export const seatsChangedSchema = z.object({
  status: z.enum(['done', 'needsAuthentication']),
  url: z.optional(z.string()),
});

export type SeatsChanged = z.output<typeof seatsChangedSchema>;

/** The payload for opening the provider's pages about the subscription. */
export const billingPortalSchema = z.object({
  returnTo: sitePath,
  /** Whether to make a missing payment: opens the page of its invoice, if there is one. */
  toPay: z.optional(z.boolean()),
});

/** The choice of an owner who doesn't pay. */
export const planChoiceSchema = z.object({ plan: z.enum(['free']) });

export type PlanChoice = z.output<typeof planChoiceSchema>;
