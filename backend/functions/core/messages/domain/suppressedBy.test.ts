import { failed } from '../../../../../shared-lib/src/domain/message/message.fixture.ts';
import { replacesReason, suppressedBy } from './suppressionReasons.ts';

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

test.each([
  ['bounced', null, true],
  ['bounced', 'bounced', true],
  ['stopped', 'bounced', true],
  ['complained', 'bounced', true],
  ['complained', 'stopped', true],
  ['bounced', 'stopped', false],
  ['bounced', 'complained', false],
  ['stopped', 'complained', false],
  ['bounced', 'byHand', false],
  ['stopped', 'byHand', false],
] as const)('%s replaces %s: %s', (reason, known, expected) => {
  expect(replacesReason(reason, known)).toBe(expected);
});
