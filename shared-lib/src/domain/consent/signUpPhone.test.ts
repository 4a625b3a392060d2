import { isCheapNorthAmerican } from './signUpPhone.ts';

test.each([
  ['+12125550100', true],
  ['+14165550100', true],
  ['+17875550100', true],
  ['+18765550100', false],
  ['+18095550100', false],
  ['+18295550100', false],
  ['+12425550100', false],
  ['+14415550100', false],
  ['+16585550100', false],
  ['+2348012345678', false],
  ['+525512345678', false],
  ['+1212555010', false],
  ['+121255501000', false],
  ['12125550100', false],
])('%s: %s', (phone, isAllowed) => {
  expect(isCheapNorthAmerican(phone)).toBe(isAllowed);
});
