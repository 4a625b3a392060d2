import { type Delivery, violationSchema, type ViolationNotice } from 'shared-lib/domain';
import { sighting } from '../../../shared-lib/src/domain/violation/violation.fixture.ts';
import {
  delivered,
  failed,
  leased,
  queued,
  sent,
} from '../../../shared-lib/src/domain/message/message.fixture.ts';
import { noticesAfterDelivery, noticeStateOf } from './noticeDelivery.ts';

const noticeOf = (more: object): ViolationNotice => {
  const notice = { level: 1, channel: 'email', stepId: 'step-2', deliveryStatus: 'queued', ...more };
  return violationSchema.parse({ ...sighting(), notices: [notice] }).notices[0]!;
};

const now = 5_000;
const other = noticeOf({ stepId: 'step-1' });

test.each<[string, object, Delivery, object | null]>([
  ['waiting still', {}, queued, null],
  ['on its way to the provider', {}, leased, null],
  ['accepted by the provider', {}, sent, { deliveryStatus: 'sent' }],
  ['delivered', { deliveryStatus: 'sent' }, delivered, { deliveryStatus: 'delivered' }],
  ['accepted, which is known', { deliveryStatus: 'sent' }, sent, null],
  [
    'come back',
    { deliveryStatus: 'sent' },
    failed('bounced'),
    { deliveryStatus: 'failed', deliveryError: { code: 'bounced', message: 'No.' } },
  ],
  [
    'refused by the provider',
    {},
    failed('30006'),
    { deliveryStatus: 'failed', deliveryError: { code: '30006', message: 'No.' } },
  ],
  [
    'failed for a different reason',
    { deliveryStatus: 'failed', deliveryError: { code: 'unknown', message: 'No.' } },
    failed('bounced'),
    { deliveryStatus: 'failed', deliveryError: { code: 'bounced', message: 'No.' } },
  ],
  [
    'failed, which is known',
    { deliveryStatus: 'failed', deliveryError: { code: 'bounced', message: 'No.' } },
    failed('bounced'),
    null,
  ],
  [
    'not sent, since they opted out',
    {},
    failed('suppressed'),
    { deliveryStatus: 'suppressed', deliveryError: { code: 'suppressed', message: 'No.' } },
  ],
  [
    'withdrawn, since its community is no longer served',
    {},
    failed('withdrawn'),
    { deliveryStatus: 'withdrawn', deliveryError: { code: 'withdrawn', message: 'No.' } },
  ],
  [
    'delivered after all',
    { deliveryStatus: 'failed', deliveryError: { code: 'unknown', message: 'No.' } },
    delivered,
    { deliveryStatus: 'delivered', deliveryError: null },
  ],
])('a notice whose message is %s', (_, before, delivery, change) => {
  const notice = noticeOf(before);
  expect(noticesAfterDelivery([other, notice], 'step-2', delivery, now)).toEqual(
    change && [other, { ...notice, deliveryError: null, ...change, deliveryAt: now }],
  );
});

test('an unrelated message doesn’t change the case’s notices', () => {
  expect(noticesAfterDelivery([other], 'step-2', sent, now)).toBeNull();
  expect(noticesAfterDelivery([noticeOf({ stepId: null })], 'step-2', sent, now)).toBeNull();
});

test.each([
  [{ deliveryStatus: 'delivered' }, 'delivered'],
  [{ deliveryStatus: 'on its way' }, 'queued'],
  [{ deliveryStatus: null, channel: 'print' }, 'printed'],
])('a notice with %j has the state %s', (said, state) => {
  expect(noticeStateOf(noticeOf(said))).toBe(state);
});
