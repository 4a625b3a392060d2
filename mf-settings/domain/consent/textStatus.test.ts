import { noConsent, type UnitConsent } from 'shared-lib/domain';
import { textStatusOf } from './textStatus.ts';

const phone = '+12125550100';

const agreed: UnitConsent = { ...noConsent, smsOptIn: true, smsOptInAt: 1000, smsOptInSource: 'form' };

const left: UnitConsent = { ...agreed, smsOptIn: false, smsOptOutAt: 2000 };

test.each([
  [{ ...agreed, phone }, false, 'agreed'],
  [{ ...agreed, phone }, true, 'suppressed'],
  [{ ...agreed, phone: null }, false, 'noPhone'],
  [{ ...left, phone }, false, 'left'],
  [{ ...noConsent, phone }, false, 'unasked'],
])('for %j, suppressed: %j, the status is %s', (unit, isSuppressed, expected) => {
  expect(textStatusOf(unit, isSuppressed)).toBe(expected);
});
