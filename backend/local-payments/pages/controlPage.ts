import { day } from '../operations/lines.ts';
import { namedCustomer } from '../control/answerControl.ts';
import { faults, type Deliveries, type Fault } from '../hooks/Deliveries.ts';
import { redirect, type HttpResponse, type HttpRequest } from '../server/HttpResponse.ts';
import { html, page, type Html } from './html.ts';
import { formOf, type PageContext } from './PageContext.ts';

const faultWords: Readonly<Record<Fault, string>> = {
  none: 'arrive',
  duplicate: 'arrive twice',
  late: 'wait for a replay',
  outOfOrder: 'wait for a replay, in reverse',
  lost: 'are lost until a replay',
  wrongSignature: 'come with a wrong signature',
};

const latest = 60;

const controls = (id: string, label: string, fault: Fault): Html =>
  html` <div class="acts">
    <form method="post" action="/advance">
      <input type="hidden" name="customer" value="${id}" />
      <label for="days-${id}">Days forward</label>
      <input id="days-${id}" name="days" class="short" inputmode="numeric" value="31" maxlength="3" /><button
        class="plain"
        aria-label="Go: put the clock of ${label} forward"
      >
        Go
      </button>
    </form>
    <form method="post" action="/fault">
      <input type="hidden" name="customer" value="${id}" />
      <label for="fault-${id}">Events</label>
      <select id="fault-${id}" name="fault">
        ${faults.map(
          (name) =>
            html`<option value="${name}" ${name === fault ? html` selected` : ''}>
              ${faultWords[name]}
            </option>`,
        )}</select
      ><button class="plain" aria-label="Set how events of ${label} are delivered">Set</button>
    </form>
    <form method="post" action="/replay">
      <input type="hidden" name="customer" value="${id}" />
      <button class="plain" aria-label="Replay the events of ${label}">Replay</button>
    </form>
  </div>`;

function view({ ledger, app }: PageContext, deliveries: Deliveries): HttpResponse {
  const content = ledger.read((rows, now) => {
    const customers = rows.all('customer').toReversed();
    const events = rows
      .all('delivery')
      .toSorted((one, other) => other.order - one.order)
      .slice(0, latest);
    return html`<section aria-labelledby="everyone">
        <h2 id="everyone">Everyone</h2>
        <p>It is ${day(now(null))}.</p>
        ${controls('', 'everyone', deliveries.faultOf(null))}
      </section>
      ${customers.map((customer) => {
        const label = customer.email ?? customer.id;
        const subscriptions = rows.all('subscription').filter((row) => row.customer === customer.id);
        return html`<section aria-label="${label}">
          <h2>${label}</h2>
          <p>
            ${customer.id} · it is ${day(now(customer.id))} ·
            ${
              subscriptions
                .map(
                  ({ items, status }) =>
                    `${items.data.map(({ quantity }) => quantity).join(' + ')} seats, ${status}`,
                )
                .join('; ') || 'no subscription'
            }
          </p>
          ${controls(customer.id, label, deliveries.faultOf(customer.id))}
        </section>`;
      })}
      <section aria-labelledby="events">
        <h2 id="events">Latest events</h2>
        <div class="scroll" tabindex="0" role="region" aria-label="Table of events">
          <table>
            <thead>
              <tr>
                <th scope="col">Event</th>
                <th scope="col">Customer</th>
                <th scope="col">Delivery</th>
              </tr>
            </thead>
            <tbody>
              ${events.map(
                ({ id, customer, state, attempts }) =>
                  html`<tr>
                    <td>${rows.get('event', id)?.type}</td>
                    <td>${rows.get('customer', customer ?? '')?.email ?? customer}</td>
                    <td>${state}, ${attempts} sent</td>
                  </tr>`,
              )}
            </tbody>
          </table>
        </div>
      </section>`;
  });
  return page('Test payments', content, app);
}

/** The page for advancing clocks and turning on faults. */
export const controlPage =
  (context: PageContext, deliveries: Deliveries) =>
  async (request: HttpRequest): Promise<HttpResponse | null> => {
    const { pathname } = request.url;
    if (pathname === '/' && request.method === 'GET') return view(context, deliveries);
    const form = formOf(request);
    if (!form) return null;
    const customer = namedCustomer(context.ledger, form.get('customer'));
    if (pathname === '/advance') {
      const days = /^\d{1,3}$/.exec(form.get('days') ?? '')?.[0];
      if (days !== undefined) context.ledger.advance(customer, Number(days) * 86_400);
    } else if (pathname === '/fault') {
      deliveries.setFault(customer, faults.find((name) => name === form.get('fault')) ?? 'none');
    } else if (pathname === '/replay') {
      await deliveries.replay(customer, deliveries.faultOf(customer) === 'outOfOrder');
    } else return null;
    return redirect('/');
  };
