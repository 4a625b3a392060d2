import { resendFailure } from './resendFailure.ts';

test.each([
  ['resource-exhausted', undefined, 'tooOften'],
  ['failed-precondition', 'joined', 'joined'],
  ['failed-precondition', 'inactive', 'inactive'],
  ['not-found', 'memberGone', 'memberGone'],
  ['failed-precondition', undefined, 'notSent'],
  ['internal', undefined, 'notSent'],
] as const)('%s, for %s: %s', (code, reason, words) => {
  expect(resendFailure({ code, ...(reason && { reason }) })).toBe(words);
});

test('a number that can’t be texted now is named', () => {
  const fields = { phone: { code: 'switchedOff' } };
  expect(resendFailure({ code: 'failed-precondition', fields })).toBe('notTexted');
});
