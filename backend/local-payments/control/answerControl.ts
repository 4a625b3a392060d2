import { faults, type Deliveries, type Fault } from '../hooks/Deliveries.ts';
import { json, type HttpResponse, type HttpRequest } from '../server/HttpResponse.ts';
import type { Ledger } from '../store/Ledger.ts';
import { updatePageAddresses, seedRows, type SeedRows } from '../store/seedRows.ts';

/** The maximum advance of a clock, in days. */
const maxDays = 800;

class Refusal extends Error {}

/**
 * Finds a customer by ID, email or a metadata value, such as the account's ID.
 * @returns null if none is named, which means all
 * @throws Refusal if not found
 */
export function namedCustomer(ledger: Ledger, name: unknown): string | null {
  if (name === undefined || name === null || name === '') return null;
  const found = ledger
    .read((rows) => rows.all('customer'))
    .find(({ id, email, metadata }) => [id, email, ...Object.values(metadata)].includes(String(name)));
  if (!found) throw new Refusal(`There is no customer ${String(name)}.`);
  return found.id;
}

/** The state of a customer, or of all. */
function stateOf(ledger: Ledger, deliveries: Deliveries, customer: string | null): object {
  return ledger.read((rows, now) => {
    const isOf = (id: string | null): boolean => customer === null || id === customer;
    return {
      now: now(customer),
      fault: deliveries.faultOf(customer),
      customers: rows.all('customer').filter(({ id }) => isOf(id)),
      subscriptions: rows.all('subscription').filter((row) => isOf(row.customer)),
      schedules: rows.all('subscription_schedule').filter((row) => isOf(row.customer)),
      invoices: rows.all('invoice').filter((row) => isOf(row.customer)),
      checkoutSessions: rows.all('checkoutSession').filter((row) => isOf(row.customer)),
      events: rows
        .all('delivery')
        .filter((row) => isOf(row.customer))
        .map((delivery) => ({ ...delivery, type: rows.get('event', delivery.id)?.type })),
    };
  });
}

const asRecord = (text: string): Record<string, unknown> => {
  const value: unknown = text === '' ? {} : JSON.parse(text);
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
};

/** How many seconds to advance a clock: `{ days }`, `{ seconds }` or `{ to }` (epoch seconds). @throws Refusal */
function secondsOf(options: Record<string, unknown>, now: number): number {
  const { days, seconds, to } = options;
  const found =
    typeof days === 'number'
      ? days * 86_400
      : typeof seconds === 'number'
        ? seconds
        : typeof to === 'number'
          ? to - now
          : Number.NaN;
  if (found >= 0 && found <= maxDays * 86_400) return Math.floor(found);
  throw new Refusal(
    `Advance a clock by days or seconds, or to a point in time; at most ${maxDays} days at a time.`,
  );
}

/** Answers tests' requests in JSON below `/control`. @param pages origin of the hosted pages */
export const controlOf =
  (ledger: Ledger, deliveries: Deliveries, pages: string) =>
  async ({ method, url, body }: HttpRequest): Promise<HttpResponse> => {
    try {
      const options = method === 'GET' ? Object.fromEntries(url.searchParams) : asRecord(body);
      const isSeed = url.pathname === '/control/seed';
      const customer = isSeed ? null : namedCustomer(ledger, options.customer);
      switch (`${method} ${url.pathname}`) {
        case 'GET /control/state':
          return json(200, stateOf(ledger, deliveries, customer));
        case 'POST /control/advance': {
          const now = ledger.read((_, clock) => clock(customer));
          return json(200, { now: ledger.advance(customer, secondsOf(options, now)) });
        }
        case 'POST /control/fault': {
          if (!faults.includes(options.fault as Fault))
            throw new Refusal(`A fault must be one of ${faults.join(', ')}.`);
          deliveries.setFault(customer, options.fault as Fault);
          return json(200, { fault: options.fault });
        }
        case 'POST /control/replay': {
          const reverse = options.reverse === true || deliveries.faultOf(customer) === 'outOfOrder';
          return json(200, { sent: await deliveries.replay(customer, reverse) });
        }
        case 'POST /control/settle':
          await deliveries.settled(customer);
          return json(200, stateOf(ledger, deliveries, customer));
        case 'POST /control/seed': {
          const added = seedRows(ledger, options as SeedRows);
          updatePageAddresses(ledger, pages);
          return json(200, { added });
        }
        default:
          return json(404, { error: `There is no ${method} ${url.pathname}.` });
      }
    } catch (error) {
      if (error instanceof Refusal || error instanceof SyntaxError)
        return json(400, { error: error.message });
      throw error;
    }
  };
