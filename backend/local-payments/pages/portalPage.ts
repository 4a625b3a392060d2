import { runningSubscriptions } from '../operations/Operation.ts';
import { attachCard, setDefaultCard } from '../operations/checkout.ts';
import { cardOf } from '../operations/invoices.ts';
import { day, money, periodOf } from '../operations/lines.ts';
import { changeSubscription } from '../operations/subscriptions.ts';
import { chargeCard, readCard, type CardProblems, type TypedCard } from '../rules/cards.ts';
import { redirect, type HttpResponse } from '../server/HttpResponse.ts';
import type { PortalSession, Subscription } from '../store/objects.ts';
import { alert, bankQuestion, bankDeclinedMessage, cardFields, cardTable, typedCard } from './cardForm.ts';
import { html, page, type Html } from './html.ts';
import { stateOf } from './invoicePage.ts';
import { formOf, notFoundPage, type PageAnswer, type PageContext } from './PageContext.ts';

/** Seconds for which a portal link works after its creation or last use. */
const lifetime = 3600;

const statusText = (subscription: Subscription): string => {
  const end = day(periodOf(subscription).end);
  if (subscription.status === 'past_due') return 'Past due: the latest invoice is not paid';
  if (subscription.cancel_at !== null) return `Ends on ${day(subscription.cancel_at)}`;
  return `Renews on ${end}`;
};

const subscriptionSection = (subscription: Subscription, at: string): Html => {
  const amount = subscription.items.data.reduce(
    (sum, { price, quantity }) => sum + price.unit_amount * quantity,
    0,
  );
  const isEnding = subscription.cancel_at !== null;
  return html`<section aria-label="Subscription">
    <h2>Your subscription</h2>
    <p>
      ${subscription.items.data.map(({ quantity }) => quantity).join(' + ')} ×
      ${money(subscription.items.data[0]?.price.unit_amount ?? 0, subscription.currency)}, together
      ${money(amount, subscription.currency)} every ${subscription.items.data[0]?.price.recurring.interval}
    </p>
    <p>${statusText(subscription)}</p>
    <div class="acts">
      ${
        isEnding
          ? html`<form method="post" action="${at}/resume">
              <button class="main" name="subscription" value="${subscription.id}">
                Keep the subscription
              </button>
            </form>`
          : html`<a class="button plain" href="${at}/cancel">Cancel the subscription</a>`
      }
    </div>
  </section>`;
};

function overview({ ledger, app }: PageContext, session: PortalSession): HttpResponse {
  const at = `/portal/${session.id}`;
  const { subscriptions, card, invoices } = ledger.run((operation) => ({
    subscriptions: runningSubscriptions(operation, session.customer),
    card: cardOf(operation, session.customer)?.card,
    invoices: operation.rows
      .all('invoice')
      .filter(({ customer }) => customer === session.customer)
      .toReversed(),
  }));
  return page(
    'Your payments',
    html`<p><a href="${session.return_url}">Back to Valet Hub</a></p>
      ${subscriptions.map((subscription) => subscriptionSection(subscription, at))}
      ${subscriptions.length === 0 && html`<section aria-label="Subscription"><p>You have no subscription.</p></section>`}
      <section aria-labelledby="card">
        <h2 id="card">Payment method</h2>
        <p>
          ${card ? `Card ending in ${card.last4}, expires ${card.exp_month} / ${card.exp_year}` : 'None yet'}
        </p>
        <div class="acts">
          <a class="button plain" href="${at}/card">${card ? 'Change the card' : 'Add a card'}</a>
        </div>
      </section>
      <section aria-labelledby="invoices">
        <h2 id="invoices">Invoices</h2>
        ${
          invoices.length === 0
            ? html`<p>None yet.</p>`
            : html`<div class="scroll" tabindex="0" role="region" aria-label="Table of invoices">
                <table>
                  <thead>
                    <tr>
                      <th scope="col">Invoice</th>
                      <th scope="col">Date</th>
                      <th scope="col">State</th>
                      <th scope="col" class="amount">Amount</th>
                    </tr>
                  </thead>
                  <tbody>
                    ${invoices.map(
                      (invoice) =>
                        html`<tr>
                          <td><a href="/invoice/${invoice.id}">${invoice.number}</a></td>
                          <td>${day(invoice.created)}</td>
                          <td>${stateOf(invoice)}</td>
                          <td class="amount">${money(invoice.total, invoice.currency)}</td>
                        </tr>`,
                    )}
                  </tbody>
                </table>
              </div>`
        }
      </section>`,
    app,
  );
}

function cardPage(
  { app }: PageContext,
  back: string,
  message: string | null,
  problems: CardProblems = {},
  typed?: TypedCard,
): HttpResponse {
  return page(
    'Change the card',
    html`<p>Future payments will be charged to this card.</p>
      ${alert(message)}
      <form method="post" novalidate>
        ${cardFields(problems, typed)}
        <div class="acts">
          <button class="main">Save the card</button><a class="button plain" href="${back}">Back</a>
        </div>
      </form>
      ${cardTable}`,
    app,
  );
}

function changeCard(
  context: PageContext,
  session: PortalSession,
  form: URLSearchParams | null,
): HttpResponse {
  const { ledger, app } = context;
  const isFlow = session.flow?.type === 'payment_method_update';
  const back = isFlow ? session.return_url : `/portal/${session.id}`;
  if (!form) return cardPage(context, back, null);
  const typed = typedCard(form);
  const read = readCard(
    typed,
    ledger.read((_, now) => now(session.customer)),
  );
  if ('problems' in read) return cardPage(context, back, 'Check the marked fields.', read.problems, typed);
  if (form.get('bank') === 'no') return cardPage(context, back, bankDeclinedMessage, {}, typed);
  const charge = chargeCard(read.card.last4, 'checkout', form.get('bank') === 'yes');
  if (charge === 'authenticate')
    return page('Confirm the card', bankQuestion(typed, 'nothing today, and your invoices from now on'), app);
  if (charge !== 'paid') return cardPage(context, back, charge.message, {}, typed);
  ledger.run((operation) =>
    setDefaultCard(operation, session.customer, attachCard(operation, session.customer, read.card).id),
  );
  return redirect(isFlow ? (session.flow?.return_url ?? session.return_url) : back);
}

function setEnding(context: PageContext, session: PortalSession, cancelAtPeriodEnd: boolean): HttpResponse {
  context.ledger.run((operation) => {
    for (const subscription of runningSubscriptions(operation, session.customer))
      changeSubscription(operation, subscription, {
        cancelAtPeriodEnd,
        ...(!cancelAtPeriodEnd && !subscription.cancel_at_period_end && { cancelAt: null }),
        prorationBehavior: 'none',
        prorationDate: operation.now(session.customer),
        paymentBehavior: 'allow_incomplete',
      });
  });
  const isFlow = session.flow?.type === 'subscription_cancel';
  return redirect(isFlow ? (session.flow?.return_url ?? session.return_url) : `/portal/${session.id}`);
}

const cancelQuestion = ({ app }: PageContext, session: PortalSession): HttpResponse =>
  page(
    'Cancel the subscription?',
    html`<p>
        You keep what you’ve paid for until the end of the period, when the subscription ends. Until then, you
        can change your mind.
      </p>
      <form method="post">
        <div class="acts">
          <button class="main">Cancel the subscription</button>
          <a class="button plain" href="/portal/${session.id}">Back</a>
        </div>
      </form>`,
    app,
  );

/** The pages about a customer's payments: card, subscription, invoices. */
export const portalPage: PageAnswer = (context, requested, id, rest) => {
  const session = context.ledger.read((rows) => rows.get('portalSession', id));
  if (!session) return notFoundPage(context);
  const now = context.ledger.read((_, clock) => clock(session.customer));
  // Stripe's link lives for minutes. Advancing a clock doesn't expire ours, since the customer is still there.
  if (Math.min(now, Math.floor(Date.now() / 1000)) > session.created + lifetime) return notFoundPage(context);
  const form = formOf(requested);
  const first = rest === '' ? firstOf(session) : rest;
  if (first === 'card') return changeCard(context, session, form);
  if (first === 'cancel') return form ? setEnding(context, session, true) : cancelQuestion(context, session);
  if (first === 'resume' && form) return setEnding(context, session, false);
  return first === '' ? overview(context, session) : notFoundPage(context);
};

/** The first page of a session that is only for one flow. */
const firstOf = ({ flow }: PortalSession): string => {
  if (flow?.type === 'payment_method_update') return 'card';
  return flow?.type === 'subscription_cancel' ? 'cancel' : '';
};
