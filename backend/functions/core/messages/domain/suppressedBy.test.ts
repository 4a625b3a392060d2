import { failed } from '../../../../../shared-lib/src/domain/message/message.fixture.ts';
import { suppressedBy } from './deadNumbers.ts';

test.each([
  ['30006', 'bounced'],
  ['21211', 'bounced'],
  ['bounced', 'bounced'],
  ['complained', 'complained'],
  ['suppressed', 'stopped'],
  ['30003', null],
  ['expired', null],
])('after a delivery that ended with %s the address is suppressed: %s', (code, reason) => {
  expect(suppressedBy(failed(code))).toBe(reason);
});
