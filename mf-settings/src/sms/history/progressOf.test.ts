import { queuedDelivery, type Delivery } from 'shared-lib/domain';
import { progressOf } from './progressOf.ts';

const queued = queuedDelivery(0);
const sent: Delivery = {
  ...queued,
  state: 'SUCCESS',
  info: { providerId: 'SM1', isDelivered: false, numSegments: 1 },
};
const delivered: Delivery = { ...sent, info: { ...sent.info!, isDelivered: true } };
const ended = (code: string): Delivery => ({ ...queued, state: 'ERROR', error: { code, message: code } });

test('a broadcast’s figures match its rows', () => {
  const deliveries = [
    null,
    queued,
    { ...queued, state: 'PROCESSING' as const },
    sent,
    delivered,
    delivered,
    ended('withdrawn'),
    ended('canceled'),
    ended('30006'),
    ended('bounced'),
    ended('suppressed'),
  ];
  expect(progressOf(deliveries.map((delivery) => ({ delivery })))).toEqual({
    waiting: 3,
    sent: 3,
    delivered: 2,
    withdrawn: 2,
    failed: 3,
  });
});
