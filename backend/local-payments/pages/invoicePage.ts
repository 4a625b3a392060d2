import { attachCard, setDefaultCard } from '../operations/checkout.ts';
import { cardOf, payInvoice, type Payment } from '../operations/invoices.ts';
import { day, money } from '../operations/lines.ts';
import { chargeCard, readCard, type CardProblems, type TypedCard } from '../rules/cards.ts';
import { redirect, type HttpResponse } from '../server/HttpResponse.ts';
import type { Invoice } from '../store/objects.ts';
import { alert, bankQuestion, bankDeclinedMessage, cardFields, cardTable, typedCard } from './cardForm.ts';
import { html, page, type Html } from './html.ts';
import { formOf, notFoundPage, type PageAnswer, type PageContext } from './PageContext.ts';
import { pdfOf } from './pdfOf.ts';

/** An invoice's status in words. */
export const stateOf = ({ status, status_transitions: { paid_at } }: Invoice): string => {
  if (status === 'paid') return paid_at === null ? 'Paid' : `Paid on ${day(paid_at)}`;
  if (status === 'open') return 'Not paid';
  return status === 'void' ? 'Voided' : status;
};

const linesOf = (invoice: Invoice): readonly (readonly [string, string])[] => {
  const amount = (cents: number): string => money(cents, invoice.currency);
  const credit = invoice.total - invoice.amount_due;
  return [
    ...invoice.lines.data.map(
      (line) =>
        [
          `${line.description}, ${day(line.period.start)} to ${day(line.period.end)}`,
          amount(line.amount),
        ] as const,
    ),
    ['Total', amount(invoice.total)],
    ...(credit > 0 ? [['Credit applied', amount(-credit)] as const] : []),
    [invoice.status === 'paid' ? 'Paid' : 'Due', amount(invoice.amount_due)],
  ];
};

/** An invoice as a PDF file. */
export const invoicePdf = (invoice: Invoice): Uint8Array =>
  pdfOf([
    'Valet Hub (test invoice)',
    '',
    `Invoice ${invoice.number ?? invoice.id}`,
    `Date: ${day(invoice.created)}`,
    `To: ${invoice.customer_name ?? ''} ${invoice.customer_email ?? ''}`,
    `State: ${stateOf(invoice)}`,
    '',
    ...linesOf(invoice).map(([words, amount]) => `${words}: ${amount}`),
  ]);

const sheetOf = (invoice: Invoice): Html =>
  html` <section aria-label="Invoice">
    <p><strong>Valet Hub</strong> · ${day(invoice.created)} · ${stateOf(invoice)}</p>
    <p>To ${invoice.customer_name} ${invoice.customer_email}</p>
    <div class="scroll" tabindex="0" role="region" aria-label="Lines">
      <table>
        <tbody>
          ${linesOf(invoice).map(
            ([words, amount]) =>
              html`<tr>
                <td>${words}</td>
                <td class="amount">${amount}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;

interface FormState {
  readonly message: string | null;
  readonly problems: CardProblems;
  readonly typed?: TypedCard;
}

function view(context: PageContext, invoice: Invoice, { message, problems, typed }: FormState): HttpResponse {
  const { ledger, app } = context;
  const kept = ledger.run((operation) => cardOf(operation, invoice.customer));
  const amount = money(invoice.amount_due, invoice.currency);
  const forms = html`${alert(message)}
    ${
      kept &&
      html`<form method="post">
        <div class="acts">
          <button class="main" name="kept" value="yes">
            Pay ${amount} with the card ending in ${kept.card.last4}
          </button>
        </div>
      </form>`
    }
    <form method="post" novalidate>
      <h2>Pay with another card</h2>
      ${cardFields(problems, typed)}
      <div class="acts"><button class="main">Pay ${amount} with this card</button></div>
    </form>
    ${cardTable}`;
  return page(
    `Invoice ${invoice.number}`,
    html`${sheetOf(invoice)}
      <div class="acts">
        <a class="button plain" href="${invoice.invoice_pdf}">Download as PDF</a>
        <a class="button plain" href="${app[0]}">Back to Valet Hub</a>
      </div>
      ${invoice.status === 'open' && forms}`,
    app,
  );
}

/** The page of an invoice, with a payment form while it is open. */
export const invoicePage: PageAnswer = (context, requested, id, rest) => {
  const { ledger, app } = context;
  const invoice = ledger.read((rows) => rows.get('invoice', id));
  if (!invoice) return notFoundPage(context);
  if (rest === 'pdf')
    return {
      status: 200,
      type: 'application/pdf',
      body: invoicePdf(invoice),
      headers: { 'Content-Disposition': `attachment; filename="invoice-${invoice.number}.pdf"` },
    };
  const form = formOf(requested);
  if (!form || invoice.status !== 'open') return view(context, invoice, { message: null, problems: {} });
  const typed = typedCard(form);
  const isKept = form.get('kept') === 'yes';
  const read = isKept
    ? null
    : readCard(
        typed,
        ledger.read((_, now) => now(invoice.customer)),
      );
  if (read && 'problems' in read)
    return view(context, invoice, { message: 'Check the marked fields.', problems: read.problems, typed });
  if (form.get('bank') === 'no')
    return view(context, invoice, { message: bankDeclinedMessage, problems: {} });
  const authenticated = form.get('bank') === 'yes';
  const payment = ledger.run((operation): Payment => {
    const open = operation.rows.get('invoice', id) ?? invoice;
    if (!read) return payInvoice(operation, open, 'invoice', { authenticated });
    // A card that is declined or needs confirmation is not saved.
    const charge = chargeCard(read.card.last4, 'invoice', authenticated);
    if (charge !== 'paid') return charge;
    const method = attachCard(operation, invoice.customer, read.card);
    setDefaultCard(operation, invoice.customer, method.id);
    return payInvoice(operation, open, 'invoice', { authenticated: true, method: method.id });
  });
  if (payment === 'paid') return redirect(`/invoice/${id}`);
  if (payment === 'authenticate') {
    const amount = money(invoice.amount_due, invoice.currency);
    return page('Confirm the payment', bankQuestion(typed, amount, isKept ? { kept: 'yes' } : {}), app);
  }
  return view(context, invoice, { message: payment.message, problems: {}, typed });
};
