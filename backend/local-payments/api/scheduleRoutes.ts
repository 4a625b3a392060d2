import { activePrice, emit, newId, subscriptionOf } from '../operations/Operation.ts';
import { ApiError } from '../operations/ApiError.ts';
import { periodOf } from '../operations/lines.ts';
import { endSchedule, endSubscription } from '../operations/subscriptions.ts';
import { addMonths } from '../rules/periods.ts';
import type { SchedulePhase, SubscriptionSchedule } from '../store/objects.ts';
import { idOf, pageOf, pageParameters, type Call, type Route } from './Route.ts';

function scheduleOf(call: Call): SubscriptionSchedule {
  const schedule = call.operation.rows.get('subscription_schedule', idOf(call));
  if (!schedule) throw ApiError.missing('subscription schedule', idOf(call), 'schedule');
  return schedule;
}

function activeScheduleOf(call: Call): SubscriptionSchedule & { readonly subscription: string } {
  const schedule = scheduleOf(call);
  if (schedule.status === 'active' && schedule.subscription !== null)
    return { ...schedule, subscription: schedule.subscription };
  throw ApiError.invalid(
    `You cannot change a subscription schedule that is currently in the \`${schedule.status}\` status.`,
  );
}

function create(call: Call): SubscriptionSchedule {
  const { operation, input } = call;
  input.only('from_subscription', 'metadata');
  const subscription = subscriptionOf(operation, input.required('from_subscription'), 'from_subscription');
  if (subscription.schedule !== null)
    throw ApiError.invalid(
      'You cannot migrate a subscription that is already attached to a schedule.',
      'from_subscription',
    );
  if (subscription.status === 'canceled')
    throw ApiError.invalid('You cannot migrate a subscription that is canceled.', 'from_subscription');
  const { start, end } = periodOf(subscription);
  const phase: SchedulePhase = {
    start_date: start,
    end_date: end,
    items: subscription.items.data.map(({ price, quantity }) => ({ price: price.id, quantity })),
    metadata: {},
    proration_behavior: 'create_prorations',
  };
  const schedule = operation.rows.put('subscription_schedule', {
    id: newId('sub_sched'),
    object: 'subscription_schedule',
    canceled_at: null,
    completed_at: null,
    created: operation.now(subscription.customer),
    current_phase: { start_date: start, end_date: end },
    customer: subscription.customer,
    end_behavior: 'release',
    livemode: false,
    metadata: input.metadata(),
    phases: [phase],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
  });
  operation.rows.put('subscription', { ...subscription, schedule: schedule.id });
  emit(operation, 'subscription_schedule.created', schedule, subscription.customer);
  return schedule;
}

/** The phases a call gives, in sequence. The first is the current one and keeps its start. */
function phasesOf({ operation, input }: Call, before: SubscriptionSchedule): SchedulePhase[] {
  let start = before.current_phase?.start_date ?? before.phases[0]?.start_date ?? 0;
  const phases = input.list('phases').map((phase, index): SchedulePhase => {
    phase.only(
      ...['start_date', 'end_date', 'items', 'iterations', 'duration', 'metadata', 'proration_behavior'],
      ...['billing_cycle_anchor', 'collection_method', 'currency', 'default_payment_method', 'discounts'],
    );
    const begins =
      phase.text('start_date') === 'now' ? operation.now(before.customer) : phase.integer('start_date');
    if (begins !== undefined && begins !== start)
      throw ApiError.invalid(
        index === 0
          ? 'You can not modify the start date of the current phase.'
          : 'A phase must begin where the previous one ends.',
        phase.nameOf('start_date'),
      );
    const items = phase.list('items').map((item) => ({
      price: item.has('price')
        ? priceIn(before, operation, item.required('price'), item.nameOf('price'))
        : '',
      quantity: item.integer('quantity') ?? 1,
    }));
    if (items.length === 0)
      throw ApiError.invalid('A phase must have items.', phase.nameOf('items'), 'parameter_missing');
    const duration = phase.at('duration');
    const months =
      (phase.integer('iterations', 1) ?? duration?.integer('interval_count', 1) ?? 1) *
      (duration?.text('interval') === 'year' ? 12 : 1);
    const end = phase.integer('end_date') ?? addMonths(start, months);
    if (end <= start) throw ApiError.invalid('A phase must end after its start.', phase.nameOf('end_date'));
    const made: SchedulePhase = {
      start_date: start,
      end_date: end,
      items,
      metadata: phase.metadata(),
      proration_behavior: phase.text('proration_behavior') ?? 'create_prorations',
    };
    start = end;
    return made;
  });
  if (phases.length === 0) throw ApiError.invalid('A schedule must have phases.', 'phases');
  return phases;
}

/** The schedule may keep a price it already has even if it is no longer active. */
const priceIn = (
  schedule: SubscriptionSchedule,
  operation: Call['operation'],
  id: string,
  param: string,
): string =>
  schedule.phases.some(({ items }) => items.some(({ price }) => price === id))
    ? id
    : activePrice(operation, id, param).id;

export const scheduleRoutes: readonly Route[] = [
  { method: 'POST', path: '/v1/subscription_schedules', answer: create },
  {
    method: 'GET',
    path: '/v1/subscription_schedules',
    answer: ({ operation, input }) => {
      input.only('customer', ...pageParameters);
      const found = operation.rows
        .all('subscription_schedule')
        .filter(({ customer }) => !input.has('customer') || customer === input.text('customer'));
      return pageOf(found, input, '/v1/subscription_schedules');
    },
  },
  { method: 'GET', path: '/v1/subscription_schedules/:', answer: scheduleOf },
  {
    method: 'POST',
    path: '/v1/subscription_schedules/:',
    answer: (call) => {
      const { operation, input } = call;
      input.only('phases', 'end_behavior', 'metadata', 'proration_behavior', 'default_settings');
      const before = activeScheduleOf(call);
      const changed = operation.rows.put('subscription_schedule', {
        ...before,
        phases: input.has('phases') ? phasesOf(call, before) : before.phases,
        end_behavior: input.word('end_behavior', ['release', 'cancel']) ?? before.end_behavior,
        metadata: input.metadata(before.metadata),
      });
      emit(operation, 'subscription_schedule.updated', changed, changed.customer);
      return changed;
    },
  },
  {
    method: 'POST',
    path: '/v1/subscription_schedules/:/release',
    answer: (call) => {
      call.input.only('preserve_cancel_date');
      const { subscription: id } = activeScheduleOf(call);
      const subscription = subscriptionOf(call.operation, id);
      const released = endSchedule(call.operation, subscription, 'released');
      call.operation.rows.put('subscription', { ...subscription, schedule: null });
      return released ?? scheduleOf(call);
    },
  },
  {
    method: 'POST',
    path: '/v1/subscription_schedules/:/cancel',
    answer: (call) => {
      call.input.only('invoice_now', 'prorate');
      const { subscription } = activeScheduleOf(call);
      endSubscription(call.operation, subscriptionOf(call.operation, subscription), 'cancellation_requested');
      return scheduleOf(call);
    },
  },
];
