import { messageStateOf, type Delivery } from 'shared-lib/domain';
import {
  delivered,
  failed,
  leased,
  now,
  queued,
  sent,
} from '../../../../../shared-lib/src/domain/message/message.fixture.ts';
import { planReport, type DeliveryReport } from './planReport.ts';

const report = (kind: DeliveryReport['kind']): DeliveryReport => ({
  kind,
  providerId: 'SM1',
  code: kind === 'failed' ? '30003' : '',
  message: '',
});
const complained: Delivery = { ...delivered, error: { code: 'complained', message: '' } };
const retrying: Delivery = { ...queued, state: 'RETRY', attempts: 1 };

test.each<[string, Delivery, DeliveryReport['kind'], string | null]>([
  ['was sent', sent, 'sent', null],
  ['was sent', sent, 'delivered', 'delivered'],
  ['was sent', sent, 'failed', 'failed'],
  ['was sent', sent, 'bounced', 'bounced'],
  ['arrived', delivered, 'sent', null],
  ['arrived', delivered, 'delivered', null],
  ['arrived', delivered, 'failed', null],
  ['arrived', delivered, 'bounced', 'bounced'],
  ['was sent', sent, 'complained', 'delivered'],
  ['arrived', delivered, 'complained', 'delivered'],
  ['was given up as unknown', failed('unknown'), 'complained', 'delivered'],
  ['was reported as spam', complained, 'complained', null],
  ['was reported as spam', complained, 'delivered', null],
  ['was reported as spam', complained, 'bounced', null],
  ['came back', failed('bounced'), 'complained', 'delivered'],
  ['was never sent', failed('suppressed'), 'complained', null],
  ['failed', failed('30003'), 'delivered', null],
  ['came back', failed('bounced'), 'delivered', null],
  ['was given up as unknown', failed('unknown'), 'delivered', 'delivered'],
  ['is being sent', leased, 'sent', 'sent'],
  ['is being sent', leased, 'delivered', 'delivered'],
  ['is being sent', leased, 'failed', 'failed'],
  ['waits for a retry', retrying, 'sent', 'sent'],
])('after one that %s (%#), a report', (_, delivery, kind, expected) => {
  const found = planReport(delivery, report(kind), now);
  expect(found && messageStateOf(found)).toBe(expected);
});

test('a reported message is not sent again', () => {
  expect(planReport(leased, report('sent'), now)).toMatchObject({
    state: 'SUCCESS',
    lease: null,
    dueTime: null,
    info: { providerId: 'SM1' },
  });
});
