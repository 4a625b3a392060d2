import { mayText } from './mayText.ts';

test('consent is decided by its latest word', () => {
  expect(mayText({ smsOptIn: true, smsOptInAt: null, smsOptOutAt: null })).toBe(true);
  expect(mayText({ smsOptIn: true, smsOptInAt: null, smsOptOutAt: 1 })).toBe(false);
});
