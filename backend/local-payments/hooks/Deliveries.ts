import Stripe from 'stripe';
import type { Ledger } from '../store/Ledger.ts';
import type { Delivery } from '../store/objects.ts';

/**
 * Simulated delivery faults.
 * - `duplicate`: each event is sent twice.
 * - `late`: events are held until replayed.
 * - `outOfOrder`: events are held until replayed, then sent in reverse order.
 * - `lost`: events are not sent until replayed.
 * - `wrongSignature`: events are sent once, signed with another secret.
 */
export const faults = ['none', 'duplicate', 'late', 'outOfOrder', 'lost', 'wrongSignature'] as const;

export type Fault = (typeof faults)[number];

/** Milliseconds before each retry; the last applies to all further ones. Stripe waits hours. */
const waits = [250, 500, 1_000, 2_000, 5_000, 10_000, 30_000, 60_000];
const maxAttempts = 30;
/** The webhook's timeout in milliseconds. */
const timeoutMillis = 15_000;

/** Where events go. */
export interface Webhook {
  readonly url: string;
  readonly secret: string;
}

/** Sends events to the webhook: a customer's events in sequence, each until it is acknowledged. */
export class Deliveries {
  readonly #ledger: Ledger;
  readonly #log: (line: string) => void;
  readonly #faults = new Map<string | null, Fault>();
  readonly #busy = new Set<string | null>();
  readonly #idle = new Set<() => void>();
  readonly #stripe = new Stripe('sk_test_signing');
  #webhook: Webhook | null = null;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(ledger: Ledger, log: (line: string) => void) {
    this.#ledger = ledger;
    this.#log = log;
    ledger.onOperation(() => this.#send());
  }

  /** Starts sending, beginning with what an earlier start left. */
  connect(webhook: Webhook): void {
    this.#webhook = webhook;
    this.#send();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    for (const resolve of this.#idle) resolve();
  }

  /** Turns on a fault, for a customer or for all (null); `none` turns it off. */
  setFault(customer: string | null, fault: Fault): void {
    if (fault === 'none') this.#faults.delete(customer);
    else this.#faults.set(customer, fault);
  }

  /** A customer's fault, or the global one. */
  faultOf(customer: string | null): Fault {
    return this.#faults.get(customer) ?? this.#faults.get(null) ?? 'none';
  }

  /**
   * Resends held, lost and refused events, regardless of faults.
   * @param customer only this customer's; null for all
   * @param reverse newest first
   * @returns how many
   */
  async replay(customer: string | null, reverse: boolean): Promise<number> {
    const found = this.#ledger
      .read((rows) => rows.all('delivery'))
      .filter((delivery) => customer === null || delivery.customer === customer)
      .filter(({ state }) => state === 'held' || state === 'lost' || state === 'failed')
      .toSorted((one, other) => (reverse ? other.order - one.order : one.order - other.order));
    for (const delivery of found) await this.#attempt(delivery, 'none');
    this.#send();
    return found.length;
  }

  /** Resolves when no delivery is in progress. @param customer only this customer's; null for all */
  async settled(customer: string | null): Promise<void> {
    const isOnItsWay = (delivery: Delivery): boolean =>
      delivery.state === 'waiting' && (customer === null || delivery.customer === customer);
    while (!this.#stopped && this.#ledger.read((rows) => rows.all('delivery').some(isOnItsWay))) {
      await new Promise<void>((resolve) => {
        const done = (): void => {
          this.#idle.delete(done);
          resolve();
        };
        this.#idle.add(done);
      });
    }
  }

  #send(): void {
    if (this.#stopped || !this.#webhook) return;
    clearTimeout(this.#timer);
    const waiting = this.#ledger
      .read((rows) => rows.all('delivery'))
      .filter(({ state }) => state === 'waiting')
      .toSorted((one, other) => one.order - other.order);
    const now = Date.now();
    for (const delivery of waiting) {
      if (delivery.notBefore > now || this.#busy.has(delivery.customer)) continue;
      void this.#sendOne(delivery);
    }
    const next = Math.min(...waiting.map(({ notBefore }) => notBefore).filter((at) => at > now));
    if (next < Infinity) this.#timer = setTimeout(() => this.#send(), next - now);
  }

  async #sendOne(delivery: Delivery): Promise<void> {
    this.#busy.add(delivery.customer);
    try {
      const fault = this.faultOf(delivery.customer);
      if (fault === 'lost') this.#note({ ...delivery, state: 'lost' });
      else if (fault === 'late' || fault === 'outOfOrder') this.#note({ ...delivery, state: 'held' });
      else await this.#attempt(delivery, fault);
    } finally {
      this.#busy.delete(delivery.customer);
    }
    for (const resolve of [...this.#idle]) resolve();
    this.#send();
  }

  async #attempt(delivery: Delivery, fault: Fault): Promise<void> {
    const attempts = delivery.attempts + 1;
    let status = await this.#post(delivery.id, fault === 'wrongSignature');
    if (fault === 'duplicate') status = await this.#post(delivery.id, false);
    if (this.#stopped) return;
    const isTaken = status >= 200 && status < 300;
    const givesUp = fault === 'wrongSignature' || attempts >= maxAttempts;
    this.#note({
      ...delivery,
      attempts,
      lastStatus: status,
      state: isTaken ? 'delivered' : givesUp ? 'failed' : 'waiting',
      notBefore: isTaken ? 0 : Date.now() + (waits[attempts - 1] ?? waits.at(-1)!),
    });
    if (!isTaken)
      this.#log(`${delivery.id} got the response ${status || 'none'}${givesUp ? '' : '; will be retried'}`);
  }

  #note(delivery: Delivery): void {
    this.#ledger.note((rows) => rows.put('delivery', delivery));
  }

  /** @returns the response status; 0 for none */
  async #post(eventId: string, forged: boolean): Promise<number> {
    const event = this.#ledger.read((rows) => rows.get('event', eventId));
    if (!event || !this.#webhook) return 0;
    const { url, secret } = this.#webhook;
    const payload = JSON.stringify(event);
    const signature = this.#stripe.webhooks.generateTestHeaderString({
      payload,
      secret: forged ? 'whsec_of_somebody_else' : secret,
    });
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json; charset=utf-8', 'Stripe-Signature': signature },
        body: payload,
        signal: AbortSignal.timeout(timeoutMillis),
      });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return 0;
    }
  }
}
