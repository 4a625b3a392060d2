import { isSignUpPhone, mayText } from './signUpPhone.ts';

test.each([
  ['+12125550100', 'US', true],
  ['+14165550100', 'US', true],
  ['+12125550100', 'CA', true],
  ['+12125550100', 'PR', true],
  ['+18765550100', 'US', false],
  ['+447400123456', 'US', false],
  ['+447400123456', 'GB', true],
  ['+12125550100', 'GB', false],
  ['+442079460018', 'GB', false],
  ['+447012345678', 'GB', false],
  ['+449098790000', 'GB', false],
  ['+447781123456', 'GB', false],
  ['+447781123456', 'GG', true],
  ['+18765550100', 'JM', true],
  ['+12125550100', 'JM', false],
  ['+18095550100', 'JM', false],
  ['+18092345678', 'DO', true],
  ['+525512345678', 'MX', true],
  ['+33612345678', 'FR', true],
  ['+33142345678', 'FR', false],
  ['+33899123456', 'FR', false],
  ['07400123456', 'GB', false],
])('%s for a business in %s: %s', (phone, country, isAllowed) => {
  expect(isSignUpPhone(phone, country)).toBe(isAllowed);
});

test.each([
  ['+12125550100', 'US', false, true],
  ['+2348012345678', 'US', false, false],
  ['+2348012345678', 'US', true, true],
  ['+18765550100', 'US', false, false],
  ['+18765550100', 'US', true, false],
  ['+12425550100', 'GB', true, false],
  ['+18765550100', 'JM', false, true],
])('%s may be texted by a business in %s that is trusted (%s): %s', (phone, country, isTrusted, expected) => {
  expect(mayText(phone, country, isTrusted)).toBe(expected);
});
