import { communitiesPaidBy, membersPaidBy, type Subscription } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { catch as orElse, cents, count, id, instant, orNull, shortText } from 'shared-lib/domain/schema';

/**
 * What happened to a subscription. `fewer` takes effect at the renewal: `takenBack` cancels it before that, and
 * `reduced` records that it took effect. `canceled` ends the subscription with its period, unless it is `resumed`.
 */
export const planChangeKinds = [
  'started',
  'more',
  'fewer',
  'takenBack',
  'reduced',
  'canceled',
  'resumed',
  'ended',
] as const;

/** One change to a plan, `customers/{customerId}/planChanges/{id}`. Only functions write it. */
export const planChangeSchema = z.object({
  id,
  at: instant,
  /** The login uid of the author; null for the payment provider: a renewal, its support, a failed payment. */
  by: orNull(id),
  kind: z.enum(planChangeKinds),
  /** Additional employees before and after. */
  from: count,
  to: count,
  /** Cents per month before and after; null if the provider didn't say. */
  costBefore: orNull(cents),
  cost: orNull(cents),
  /** When it takes effect, if later. */
  effectiveAt: orNull(instant),
});

export type PlanChange = z.output<typeof planChangeSchema>;

/** A subscription with the fields that only the change log needs. */
export interface ChangingSubscription extends Pick<
  Subscription,
  'status' | 'quantity' | 'nextQuantity' | 'cancelAtPeriodEnd' | 'periodEnd' | 'created'
> {
  /** Cents per employee and month; null if unknown. */
  readonly unitCost: number | null;
  /** Who made the latest change in the product, and the state it led to; see `changeOf`. */
  readonly changedBy: string | null;
  readonly changedTo: string | null;
}

/** A subscription's fields for the log, in the provider's format. */
export const changeDetailsSchema = z.pipe(
  z.object({
    items: orElse(z.array(z.object({ price: z.object({ unit_amount: orNull(cents) }) })), () => []),
    metadata: orElse(z.object({ changedBy: orNull(id), changedTo: orNull(shortText) }), () => ({
      changedBy: null,
      changedTo: null,
    })),
  }),
  z.transform(({ items, metadata }) => ({ unitCost: items[0]?.price.unit_amount ?? null, ...metadata })),
);

/**
 * The metadata that the provider stores with a change, so the log knows its author whichever event reports it first.
 * @param to the number charged from now on, or how the period ends
 */
export const authorOf = (uid: string, to: number | 'ends' | 'renews') => ({
  changedBy: uid,
  changedTo: String(to),
});

type State = ChangingSubscription | null;

const isRunning = (state: State): state is ChangingSubscription =>
  state !== null && ['active', 'trialing', 'past_due'].includes(state.status);

/** How many employees are charged from the next invoice on. */
const chargedBy = ({ quantity, nextQuantity }: ChangingSubscription) => nextQuantity ?? quantity;

type Numbers = Pick<PlanChange, 'kind' | 'from' | 'to' | 'effectiveAt'>;

/** The change of the number of employees between two states of a running subscription; null for none. */
function changedNumber(before: ChangingSubscription, after: ChangingSubscription): Numbers | null {
  const from = before.quantity;
  const to = chargedBy(after);
  if (after.quantity > from) return { kind: 'more', from, to: after.quantity, effectiveAt: null };
  if (after.quantity < from) return { kind: 'reduced', from, to: after.quantity, effectiveAt: null };
  if (to === chargedBy(before)) return null;
  if (after.nextQuantity === null)
    return { kind: 'takenBack', from: chargedBy(before), to, effectiveAt: null };
  return { kind: 'fewer', from, to, effectiveAt: after.periodEnd };
}

/** The changes between two states of a subscription, by number and by end; both null for none. */
function numbersOf(before: State, after: State): readonly Numbers[] {
  if (!isRunning(after))
    return isRunning(before) ? [{ kind: 'ended', from: before.quantity, to: 0, effectiveAt: null }] : [];
  const { quantity, cancelAtPeriodEnd, periodEnd } = after;
  if (!isRunning(before)) return [{ kind: 'started', from: 0, to: quantity, effectiveAt: null }];
  const number = changedNumber(before, after);
  const end: Numbers[] =
    cancelAtPeriodEnd === before.cancelAtPeriodEnd
      ? []
      : cancelAtPeriodEnd
        ? [{ kind: 'canceled', from: quantity, to: 0, effectiveAt: periodEnd }]
        : [{ kind: 'resumed', from: 0, to: chargedBy(after), effectiveAt: null }];
  return number === null ? end : [number, ...end];
}

/** The state that `authorOf` names for a change. */
const stateAfter = ({ kind, to }: Numbers): string =>
  kind === 'canceled' ? 'ends' : kind === 'resumed' ? 'renews' : String(to);

/**
 * The log's entries for a subscription that has changed.
 * @param customerId the owner, who alone can start a subscription
 * @returns none if nothing relevant to the owner changed
 */
export function planChangesOf(
  customerId: string,
  before: State,
  after: State,
): readonly Omit<PlanChange, 'id' | 'at'>[] {
  const unitCost = after?.unitCost ?? before?.unitCost ?? null;
  const costOf = (employees: number) => (unitCost === null ? null : employees * unitCost);
  const authorOfChange = (numbers: Numbers): string | null => {
    if (numbers.kind === 'started') return customerId;
    const isRenewal = numbers.kind === 'reduced' && numbers.to === before?.nextQuantity;
    const isAuthored = after?.changedTo === stateAfter(numbers) && numbers.kind !== 'ended' && !isRenewal;
    return isAuthored ? after.changedBy : null;
  };
  return numbersOf(before, after).map((numbers) => ({
    ...numbers,
    by: authorOfChange(numbers),
    costBefore: costOf(numbers.from),
    cost: costOf(numbers.to),
  }));
}

/**
 * The increase that can still be undone: the latest change, in the current period. Undoing it charges only the days that have passed.
 * @param changes latest first
 * @param periodStart epoch milliseconds; null if unknown
 * @returns null if there is none
 */
export function undoableChange(
  changes: readonly PlanChange[],
  { periodStart, quantity, nextQuantity }: Pick<Subscription, 'periodStart' | 'quantity' | 'nextQuantity'>,
): PlanChange | null {
  const [latest] = changes;
  const isUndoable =
    latest?.kind === 'more' &&
    latest.from > 0 &&
    latest.to === quantity &&
    nextQuantity === null &&
    periodStart !== null &&
    latest.at >= periodStart;
  return isUndoable ? latest : null;
}

/** The facts about a subscription before its number of additional employees changes. */
export interface SeatFacts {
  /** How many the provider charges from the next invoice on. */
  readonly charged: number;
  /** How many may work in this period; more than that after a reduction. */
  readonly paid: number;
  readonly activeMembers: number;
  /** Without archived ones. */
  readonly communities: number;
}

/** The plan for a requested number of additional employees. */
export type SeatsPlan =
  | { readonly kind: 'unchanged' }
  /** More are in use than the number would allow: by this many members and communities. */
  | { readonly kind: 'tooFew'; readonly members: number; readonly communities: number }
  /** More than are paid for: they may work immediately, and the next invoice charges the rest of the period. */
  | { readonly kind: 'more' }
  /** Back to the paid number after a reduction: this period costs nothing extra. */
  | { readonly kind: 'takenBack' }
  /** Fewer than are paid for: charged from the renewal on, and until then as many may work as before. */
  | { readonly kind: 'fewer'; readonly paid: number }
  /** An increase is undone: fewer may work immediately, and only the days that have passed are charged. */
  | { readonly kind: 'undone' }
  /**
   * More than are paid for while a reduction is pending: the provider would charge the difference to its lower
   * number.
   */
  | { readonly kind: 'reductionPending'; readonly paid: number };

/**
 * Decides on another number of additional employees. A reduction takes effect at the renewal, because the period is
 * already paid for, and is refused while more are in use. An increase is never refused because of usage.
 * @param quantity additional employees to be paid for; at least 1
 * @param isUndo whether this undoes an increase of the same period (`undoableChange`)
 */
export function planSeats(facts: SeatFacts, quantity: number, isUndo = false): SeatsPlan {
  const { charged, paid } = facts;
  if (quantity === charged) return { kind: 'unchanged' };
  if (quantity > paid) return paid > charged ? { kind: 'reductionPending', paid } : { kind: 'more' };
  const members = Math.max(0, facts.activeMembers - membersPaidBy(quantity));
  const communities = Math.max(0, facts.communities - communitiesPaidBy(quantity));
  if (quantity < charged && members + communities > 0) return { kind: 'tooFew', members, communities };
  if (isUndo) return { kind: 'undone' };
  return quantity === paid ? { kind: 'takenBack' } : { kind: 'fewer', paid };
}

const daySeconds = 86_400;

/**
 * When charging an added employee starts: at the beginning of the day, so a preview from a while ago matches the
 * invoice to the cent. All in seconds, as the provider counts.
 * @param now may be outside the period if a clock was changed
 */
export const proratedFrom = (now: number, periodStart: number, periodEnd: number): number =>
  Math.min(Math.max(Math.floor(now / daySeconds) * daySeconds, periodStart), periodEnd - 1);
