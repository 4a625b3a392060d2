import { blankViolationType } from 'mf-settings/domain';
import { toViolationTypeForm, valuesOf } from './typeValues.ts';

const form = { ...blankViolationType, nameEn: 'Glass', emailTemplate: 'Unit {unitNumber}' };

test.each([
  ['for all communities', { communityIds: 'all' }],
  ['for some', { communityIds: ['maple', 'oak'] }],
] as const)('a form %s round-trips', (_, more) => {
  const requested = {
    ...form,
    ...more,
    communityIds: more.communityIds === 'all' ? ('all' as const) : [...more.communityIds],
  };
  expect(toViolationTypeForm(valuesOf(requested))).toEqual(requested);
});

test('an empty template counts as none, and chosen communities count only if not all are selected', () => {
  const values = { ...valuesOf(form), smsTemplate: '  ', communityIds: ['maple'] };
  expect(toViolationTypeForm(values)).toMatchObject({ smsTemplate: null, communityIds: 'all' });
  expect(toViolationTypeForm({ ...values, reach: 'some' })).toMatchObject({ communityIds: ['maple'] });
});
