import { segmentsOf, noConsent } from 'shared-lib/domain';
import { planTextSignUp, signUpQuestion, textConsentWording, type SignedUpUnit } from './textSignUp.ts';

const now = 5000;
const phone = '+12125550100';
const signUp = { phone, expiresAt: now + 1, binTagId: 'tag' as string | null };
const unit: SignedUpUnit = { ...noConsent, id: 'a', phone: null };
const joined = { smsOptIn: true, smsOptInAt: now, smsOptOutAt: null };

test.each<[string, Partial<typeof signUp>, SignedUpUnit | null, object]>([
  [
    'at a door without a number, by its tag',
    {},
    unit,
    {
      act: 'join',
      consent: { ...joined, smsOptInSource: 'binTag' },
      entry: { event: 'optIn', source: 'binTag', place: 'binTag' },
    },
  ],
  [
    'by the number of the unit',
    { binTagId: null },
    unit,
    { act: 'join', entry: { source: 'website', place: 'text' } },
  ],
  ['at a door that has the number', {}, { ...unit, phone }, { act: 'answered' }],
  ['at a door with another number', {}, { ...unit, phone: '+12125550101' }, { act: 'askOffice' }],
  ['at an invalid door', {}, null, { act: 'askOffice' }],
  ['too late', { expiresAt: now }, unit, { act: 'forget' }],
])('a YES %s', (_, more, at, expected) => {
  expect(planTextSignUp({ ...signUp, ...more }, at, now)).toMatchObject(expected);
});

test.each(['en', 'es'] as const)('the question is plain text for carriers (%s)', (language) => {
  const text = signUpQuestion('Sunrise Valet', language);
  expect(segmentsOf(text)).toMatchObject({ encoding: 'gsm7', segments: 1 });
  expect(text).toMatch(/STOP/);
  expect(textConsentWording('Sunrise Valet', language)).toMatch(/Sunrise Valet.*STOP.*HELP/);
});
