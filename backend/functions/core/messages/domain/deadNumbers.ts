import { type DeliveryFailure, type Delivery, deliveryErrors, messageStateOf } from 'shared-lib/domain';

/**
 * What the record of whoever waits for a message says about it: why it did not arrive, or null once it has left.
 * @returns undefined while nothing is known yet, and for a message that we took back
 */
export const failureOf = (
  delivery: Pick<Delivery, 'state' | 'error' | 'info'>,
): DeliveryFailure | null | undefined => {
  const state = messageStateOf(delivery);
  if (state === 'sent' || state === 'delivered') return null;
  return state === 'bounced' || state === 'failed' || state === 'suppressed'
    ? (delivery.error ?? { code: '', message: '' })
    : undefined;
};

/** What Twilio says of a number that no text ever reaches: it is none, a landline, or nobody's any more. */
const deadNumbers: ReadonlySet<string> = new Set(['21211', '21614', '30005', '30006']);

/** Why an address is to be left alone from now on, by how a message to it ended; null for no reason. */
export const suppressedBy = ({
  error,
}: Pick<Delivery, 'error'>): 'stopped' | 'bounced' | 'complained' | null => {
  const code = error?.code ?? '';
  if (code === deliveryErrors.complained) return 'complained';
  if (code === deliveryErrors.suppressed) return 'stopped';
  return code === deliveryErrors.bounced || deadNumbers.has(code) ? 'bounced' : null;
};
