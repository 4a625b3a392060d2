import { canText } from './canText.ts';

test('the latest entry decides consent', () => {
  expect(canText({ smsOptIn: true, smsOptInAt: null, smsOptOutAt: null })).toBe(true);
  expect(canText({ smsOptIn: true, smsOptInAt: null, smsOptOutAt: 1 })).toBe(false);
});
