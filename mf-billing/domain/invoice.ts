import * as z from 'shared-lib/domain/schema';
import { catch as orElse, id, instant, orNull, shortText } from 'shared-lib/domain/schema';

/** The payment provider uses seconds. No invoice is so old that its milliseconds would be below this. */
const smallestMillis = 100_000_000_000;

const moment = z.pipe(
  instant,
  z.transform((found) => (found < smallestMillis ? found * 1000 : found)),
);

/** A page of the payment provider. Anything but a web address is dropped, because people click it. */
const page = orElse(orNull(z.url({ protocol: /^https?$/ })), () => null);

const amount = orElse(z.int(), () => 0);

/**
 * One invoice of a subscription, `customers/{customerId}/subscriptions/{subscriptionId}/invoices/{id}`, in the payment provider's format.
 * Amounts are in cents, times in epoch milliseconds.
 */
export const invoiceSchema = z.pipe(
  z.object({
    id,
    number: orNull(shortText),
    status: orNull(shortText),
    created: moment,
    total: amount,
    amount_due: amount,
    invoice_pdf: page,
    hosted_invoice_url: page,
  }),
  z.transform(({ amount_due, invoice_pdf, hosted_invoice_url, ...invoice }) => ({
    ...invoice,
    due: amount_due,
    pdf: invoice_pdf,
    page: hosted_invoice_url,
  })),
);

export type Invoice = z.output<typeof invoiceSchema>;

/** An invoice's status for the payer. */
export const invoiceStatusOf = ({ status, due }: Pick<Invoice, 'status' | 'due'>) => {
  if (status === 'paid') return 'paid';
  if (status === 'open') return due > 0 ? 'open' : 'paid';
  return status === 'uncollectible' ? 'open' : 'void';
};
