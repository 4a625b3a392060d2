import type { Delivery } from 'shared-lib/domain';
import {
  delivered,
  failed,
  leased,
  queued,
  sent,
} from '../../../../../shared-lib/src/domain/message/message.fixture.ts';
import { failureOf } from './suppressionReasons.ts';

const retrying: Delivery = {
  ...queued,
  state: 'RETRY',
  attempts: 2,
  error: { code: '451', message: 'Later.' },
};

test.each<[string, Delivery, 'nothing known' | 'no failure' | 'a failure']>([
  ['waits', queued, 'nothing known'],
  ['is retried', retrying, 'nothing known'],
  ['is being sent', leased, 'nothing known'],
  ['was canceled', failed('canceled'), 'nothing known'],
  ['was withdrawn', failed('withdrawn'), 'nothing known'],
  ['left', sent, 'no failure'],
  ['arrived', delivered, 'no failure'],
  ['bounced', failed('bounced'), 'a failure'],
  ['was refused with 550', failed('550'), 'a failure'],
  ['expired', failed('expired'), 'a failure'],
  ['went to a suppressed address', failed('suppressed'), 'a failure'],
])('the record of a message that %s: %#', (_, delivery, expected) => {
  const failure = { 'nothing known': undefined, 'no failure': null, 'a failure': delivery.error };
  expect(failureOf(delivery)).toEqual(failure[expected]);
});
