import {
  type DeliveryFailure,
  type Delivery,
  type Suppression,
  deliveryErrors,
  messageStateOf,
} from 'shared-lib/domain';

/**
 * The failure to show on the record that a message belongs to.
 * @returns why it failed; null once it was sent; undefined while nothing is known yet, and for a message that we canceled
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

/** Twilio's error codes for numbers that can't receive texts: invalid, a landline or no longer assigned. */
const deadNumbers: ReadonlySet<string> = new Set(['21211', '21614', '30005', '30006']);

/** A reason that the delivery of a message shows. */
type DeliveryReason = Exclude<Suppression['reason'], 'byHand'>;

/** Why an address gets no more messages, given the outcome of a message to it; null for no reason. */
export const suppressedBy = ({ error }: Pick<Delivery, 'error'>): DeliveryReason | null => {
  const code = error?.code ?? '';
  if (code === deliveryErrors.complained) return 'complained';
  if (code === deliveryErrors.suppressed) return 'stopped';
  return code === deliveryErrors.bounced || deadNumbers.has(code) ? 'bounced' : null;
};

/** In ascending order of gravity, from a provider's report to the recipient's own word. */
const gravity: readonly DeliveryReason[] = ['bounced', 'stopped', 'complained'];

/**
 * Whether a delivery's outcome blocks an address, or replaces why it is blocked. Outcomes arrive late and in any
 * order: a bounce must not hide that the recipient opted out or reported spam, or that the office entered the number.
 * @param known why the address is blocked now; null if it isn't
 */
export const replacesReason = (reason: DeliveryReason, known: Suppression['reason'] | null): boolean =>
  known === null || (known !== 'byHand' && gravity.indexOf(reason) >= gravity.indexOf(known));
