import { emailChangeMailState, undeliveredReasonFor } from './personalEmails.ts';

const failure = { code: 'bounced', message: '550 No such mailbox' };
const day = 24 * 3_600_000;

test.each([
  ['none', null, null],
  ['one that arrived', { email: 'ada@home.test', failure: null }, null],
  ['one that was lost', { email: 'Ada@Home.test', failure }, failure],
  ['one to the previous address', { email: 'old@home.test', failure }, null],
])('the last email to an address: %s', (_, told, expected) => {
  expect(undeliveredReasonFor('ada@home.test', told)).toEqual(expected);
});

test.each([
  ['its link can be opened', 1, null, 'waiting'],
  ['its link has expired', 0, null, null],
  ['its email was lost', 1, failure, 'lost'],
  ['its email was lost, and its link has expired', -day, failure, 'lost'],
  ['its email was lost over a week ago', -7 * day, failure, null],
])('a change of email: %s', (_, left, lost, expected) => {
  expect(emailChangeMailState({ expiresAt: 50 * day + left, failure: lost }, 50 * day)).toBe(expected);
});
