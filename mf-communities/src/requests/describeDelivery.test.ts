import type { DeliveryFailure } from 'shared-lib/domain';
import type { ContactAnswer } from 'mf-communities/domain';
import { describeDelivery, receiptFailureText } from './describeDelivery.ts';
import type { RequestTexts } from './requestTexts.ts';

const words = {
  t: (key: string, values: object = {}) => [key.replace('requests.', ''), ...Object.values(values)].join(' '),
  why: ({ code, message }: DeliveryFailure) => `why ${code} ${message}`.trim(),
  moment: () => 'at nine',
} as unknown as RequestTexts;

const said = (delivery: ContactAnswer['delivery']) => {
  const answer = { by: 'olivia', at: 5, channel: 'email', text: 'Hello', messageId: 'm1', delivery } as const;
  return describeDelivery({ act: 'answer', at: 5 }, [answer], 'UTC', words);
};
const failed = (state: 'bounced' | 'failed' | 'suppressed', code: string, message = '') =>
  ({ state, at: 9, error: { code, message } }) as const;
const since = (state: string) => `deliverySince delivery.${state} at nine`;
const lost = (state: string) => `deliveryLost delivery.${state} at nine`;

test.each<[string, ContactAnswer['delivery'], string | null]>([
  ['with an unknown message', null, null],
  ['on its way', { state: 'queued', at: 9, error: null }, since('queued')],
  ['that arrived', { state: 'delivered', at: 9, error: null }, since('delivered')],
  ['that bounced', failed('bounced', 'bounced'), `${lost('bounced')} why bounced deliveryNext`],
  [
    'that the provider refused',
    failed('failed', '30003', 'Unreachable'),
    `${lost('failed')} why 30003 Unreachable deliveryNext`,
  ],
  ['that was refused without words', failed('failed', '550'), `${lost('failed')} why 550 deliveryNext`],
  ['that may have been delivered', failed('failed', 'unknown'), `${lost('failed')} why unknown deliveryAsk`],
  ['to a recipient who opted out', failed('suppressed', 'suppressed'), `${since('suppressed')} deliveryNext`],
  [
    'that failed before reasons were stored',
    { state: 'failed', at: 9, error: null },
    `${since('failed')} deliveryNext`,
  ],
])('an answer %s', (_, delivery, expected) => {
  expect(said(delivery)).toBe(expected);
});

test('a step that is not an answer shows no delivery status', () => {
  expect(describeDelivery({ act: 'assign', at: 5 }, [], 'UTC', words)).toBeNull();
});

test.each([
  ['that arrived', null, null],
  ['that bounced', { code: 'bounced', message: '' }, 'why bounced deliveryNext'],
  ['to a blocked address', { code: 'suppressed', message: '' }, 'why suppressed deliveryNext'],
  ['that may have been delivered', { code: 'unknown', message: '' }, 'why unknown deliveryAsk'],
])('a receipt %s', (_, receiptFailure, expected) => {
  const said = receiptFailureText({ email: 'hana@home.test', receiptFailure }, words);
  expect(said).toBe(expected && `receipt.lost hana@home.test ${expected}`);
});
