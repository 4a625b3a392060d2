import { mayText } from './mayText.ts';

test('the latest entry decides about consent', () => {
  expect(mayText({ smsOptIn: true, smsOptInAt: null, smsOptOutAt: null })).toBe(true);
  expect(mayText({ smsOptIn: true, smsOptInAt: null, smsOptOutAt: 1 })).toBe(false);
});
