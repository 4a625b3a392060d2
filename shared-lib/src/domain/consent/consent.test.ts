import { consentAfter, noConsent, type UnitConsent } from './consentOf.ts';

const agreed: UnitConsent = { ...noConsent, smsOptIn: true, smsOptInAt: 1000, smsOptInSource: 'form' };

const left: UnitConsent = { ...agreed, smsOptIn: false, smsOptOutAt: 2000 };

const entry = (
  event: 'optIn' | 'confirm' | 'optOut' | 'ended',
  at: number,
  source: string | null = 'form',
) => ({
  event,
  at,
  source,
});

test.each<[string, ReturnType<typeof entry>[], UnitConsent]>([
  ['nothing', [], noConsent],
  ['a yes', [entry('optIn', 1000)], agreed],
  ['a yes that is confirmed', [entry('optIn', 1000), entry('confirm', 1500, 'reply')], agreed],
  [
    'a confirmation alone',
    [entry('confirm', 1500, 'reply')],
    { ...agreed, smsOptInAt: 1500, smsOptInSource: 'reply' },
  ],
  ['a yes and a no', [entry('optIn', 1000), entry('optOut', 2000)], left],
  ['a no and a later yes', [entry('optOut', 500), entry('optIn', 1000)], agreed],
  ['what ended', [entry('optIn', 1000), entry('optOut', 2000), entry('ended', 3000)], noConsent],
])('the consent after %s', (_, entries, expected) => {
  expect(entries.reduce(consentAfter, noConsent)).toEqual(expected);
});
