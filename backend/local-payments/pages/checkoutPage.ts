import { completeCheckout } from '../operations/checkout.ts';
import { money } from '../operations/lines.ts';
import { readCard, type CardProblems, type TypedCard } from '../rules/cards.ts';
import { redirect, type HttpResponse } from '../server/HttpResponse.ts';
import type { CheckoutSession, Customer } from '../store/objects.ts';
import {
  alert,
  bankQuestion,
  bankDeclinedMessage,
  cardFields,
  cardTable,
  field,
  typedCard,
} from './cardForm.ts';
import { html, page, type Html } from './html.ts';
import { formOf, notFoundPage, type PageAnswer, type PageContext } from './PageContext.ts';

const title = 'Subscribe';

/** The input that the form shows again after an error. */
interface FormState {
  readonly message: string | null;
  readonly problems: CardProblems & { readonly email?: string };
  readonly typed?: TypedCard;
  readonly email?: string;
}

const amountOf = (session: CheckoutSession): string => money(session.amount_total, session.currency);

const successAddress = ({ success_url, id }: CheckoutSession): string =>
  success_url.replaceAll('{CHECKOUT_SESSION_ID}', id);

const orderOf = (session: CheckoutSession): Html =>
  html` <section aria-labelledby="order">
    <h2 id="order">Your order</h2>
    <table>
      <tbody>
        ${session.line_items.data.map(
          ({ description, quantity, amount_total, currency, price }) =>
            html`<tr>
              <td>${quantity} × ${description} (${money(price.unit_amount, currency)} each)</td>
              <td class="amount">${money(amount_total, currency)}</td>
            </tr>`,
        )}
        <tr class="total">
          <td>Due today, then every ${session.line_items.data[0]?.price.recurring.interval}</td>
          <td class="amount">${amountOf(session)}</td>
        </tr>
      </tbody>
    </table>
  </section>`;

function checkoutForm(
  context: PageContext,
  session: CheckoutSession,
  customer: Customer | undefined,
  { message, problems, typed, email }: FormState,
): HttpResponse {
  const known = customer?.email;
  return page(
    title,
    html`${orderOf(session)} ${alert(message)}
      <form method="post" novalidate>
        ${
          known
            ? html`<p>Receipts go to ${known}.</p>`
            : field('email', 'Email', email ?? session.customer_email ?? '', problems.email, 'email')
        }
        ${cardFields(problems, typed)}
        <div class="acts">
          <button class="main">Pay ${amountOf(session)} and subscribe</button>
          ${session.cancel_url !== null && html`<a class="button plain" href="${session.cancel_url}">Cancel and go back</a>`}
        </div>
      </form>
      ${cardTable}`,
    context.app,
  );
}

/** The checkout page: the order, and the card to pay with. */
export const checkoutPage: PageAnswer = (context, requested, id) => {
  const { ledger, app } = context;
  ledger.catchUp();
  const session = ledger.read((rows) => rows.get('checkoutSession', id));
  if (!session) return notFoundPage(context);
  if (session.status === 'complete') return redirect(successAddress(session));
  if (session.status === 'expired')
    return page(
      'This checkout has ended',
      html`<p>Nothing was charged. Go back to Valet Hub and start again.</p>
        <p><a href="${session.cancel_url ?? session.success_url}">Back to Valet Hub</a></p>`,
      app,
      410,
    );
  const customer = ledger.read((rows) => rows.get('customer', session.customer ?? ''));
  const form = formOf(requested);
  if (!form) return checkoutForm(context, session, customer, { message: null, problems: {} });
  const typed = typedCard(form);
  const email = customer?.email ?? (form.get('email') ?? '').trim();
  const shown = (message: string | null, problems: FormState['problems'] = {}): HttpResponse =>
    checkoutForm(context, session, customer, { message, problems, typed, email });
  const read = readCard(
    typed,
    ledger.read((_, now) => now(session.customer)),
  );
  const problems = {
    ...('problems' in read ? read.problems : {}),
    ...(!/^\S+@\S+\.\S+$/.test(email) && { email: 'Enter an email address.' }),
  };
  if (!('card' in read) || Object.keys(problems).length > 0)
    return shown('Check the marked fields.', problems);
  if (form.get('bank') === 'no') return shown(bankDeclinedMessage);
  const isConfirmed = form.get('bank') === 'yes';
  const payment = ledger.run((operation) =>
    completeCheckout(operation, session, read.card, email, isConfirmed),
  );
  if (payment === 'paid') return redirect(successAddress(session));
  if (payment === 'authenticate')
    return page('Confirm the payment', bankQuestion(typed, amountOf(session), { email }), app);
  return shown(payment.message);
};
