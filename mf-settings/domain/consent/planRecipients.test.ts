import { countVerdicts, noConsent, type ReadRow, type UnitConsent } from 'shared-lib/domain';
import { planRecipients, textStatusOf, type RecipientFact } from './planRecipients.ts';
import type { RecipientRow } from './recipientRow.ts';

const phone = '+12125550100';

const other = '+12125550101';

const unit = (
  unitNumber: string,
  more: Partial<Extract<RecipientFact, { kind: 'unit' }>> = {},
): RecipientFact => ({
  kind: 'unit',
  id: `u${unitNumber}`,
  communityId: 'maple',
  building: 'A',
  unitNumber,
  status: 'active',
  residentName: 'Dana Cole',
  phone,
  language: 'en',
  ...noConsent,
  ...more,
});

const agreed = { smsOptIn: true, smsOptInAt: 1000, smsOptInSource: 'form' };

const row = (more: Partial<RecipientRow> = {}, line = 2): ReadRow<RecipientRow> => ({
  line,
  ok: true,
  values: {
    communityId: 'maple',
    building: 'a',
    unitNumber: '101',
    residentName: null,
    phone,
    language: null,
    consent: true,
    unitId: null,
    ...more,
  },
});

const suppressed: RecipientFact = { kind: 'suppressed', id: 's', phone };

test.each<[string, Partial<RecipientRow>, RecipientFact[], object]>([
  ['a resident who agrees now', {}, [unit('101')], { verdict: 'new', values: { unitId: 'u101' } }],
  ['a resident who had agreed', {}, [unit('101', agreed)], { verdict: 'unchanged', id: 'u101' }],
  [
    'a resident who had agreed, under another name',
    { residentName: 'Dana Reyes' },
    [unit('101', agreed)],
    { verdict: 'changed', differences: [{ field: 'residentName', from: 'Dana Cole', to: 'Dana Reyes' }] },
  ],
  [
    'a resident who had agreed at another number',
    { phone: other },
    [unit('101', agreed)],
    { verdict: 'new' },
  ],
  [
    'a resident who withdrew at this unit',
    {},
    [unit('101', { smsOptOutAt: 2000 })],
    { verdict: 'left', id: 'u101' },
  ],
  [
    'a resident who withdrew, under another name',
    { phone: other },
    [unit('101', { smsOptOutAt: 2000 })],
    { verdict: 'new' },
  ],
  ['a resident who wrote STOP', {}, [unit('101'), suppressed], { verdict: 'left' }],
  [
    'a resident who wrote STOP and moved here',
    {},
    [unit('101', { phone: other }), suppressed],
    { verdict: 'left' },
  ],
  [
    'a resident who says no',
    { consent: false },
    [unit('101', agreed)],
    { verdict: 'changed', differences: [{ field: 'consent', from: true, to: false }] },
  ],
  ['a resident who says no and never agreed', { consent: false }, [unit('101')], { verdict: 'unchanged' }],
  [
    'a resident who agrees, without a number',
    { phone: '' },
    [unit('101')],
    { verdict: 'invalid', problems: { phone: { code: 'missing' } } },
  ],
  [
    'a resident with another name, without a number',
    { phone: '', consent: null, residentName: 'Ana' },
    [unit('101')],
    { verdict: 'invalid' },
  ],
  [
    'a vacant unit as in an exported list',
    { phone: '', consent: null },
    [unit('101', { status: 'vacant' })],
    { verdict: 'unchanged' },
  ],
  ['a resident without any answer', { consent: null }, [unit('101')], { verdict: 'unchanged' }],
  [
    'a resident with only another number',
    { consent: null, phone: other },
    [unit('101', agreed)],
    {
      verdict: 'changed',
      differences: [
        { field: 'phone', from: phone, to: other },
        { field: 'consent', from: true, to: false },
      ],
    },
  ],
  [
    'an unknown unit',
    { unitNumber: '999' },
    [unit('101')],
    { verdict: 'invalid', problems: { unitNumber: { code: 'unknown' } } },
  ],
  [
    'a unit by its name in lists',
    { building: null, unitNumber: 'a-101' },
    [unit('101')],
    { verdict: 'new', values: { building: 'A', unitNumber: '101', unitId: 'u101' } },
  ],
  ...['A/101', 'a 101', 'Bldg A, Unit 101'].map(
    (unitNumber): [string, Partial<RecipientRow>, RecipientFact[], object] => [
      `a unit by its name, written ${unitNumber}`,
      { building: null, unitNumber },
      [unit('101')],
      { verdict: 'new', values: { building: 'A', unitNumber: '101', unitId: 'u101' } },
    ],
  ),
  [
    'a name that two units have in another spelling',
    { building: null, unitNumber: 'A 1 2' },
    [unit('1-2'), unit('1/2')],
    { verdict: 'invalid', problems: { unitNumber: { code: 'unknown' } } },
  ],
  ['a unit of another community', { communityId: 'oak' }, [unit('101')], { verdict: 'invalid' }],
  [
    'a vacant unit',
    {},
    [unit('101', { status: 'vacant' })],
    { verdict: 'invalid', problems: { unitNumber: { code: 'vacant' } } },
  ],
  [
    'a number that another unit has',
    {},
    [unit('101'), unit('102')],
    { verdict: 'new', note: { code: 'sharedNumber', unit: 'A-102', count: 1 } },
  ],
])('the dry run of %s', (_, values, facts, expected) => {
  expect(planRecipients([row(values)], facts)).toMatchObject([{ line: 2, ...expected }]);
});

test('the first of several rows for a unit counts; a number in two units is reported for both', () => {
  const facts = [unit('101', { phone: null }), unit('102', { phone: null })];
  const rows = [row(), row({ building: 'A' }, 3), row({ unitNumber: '102' }, 4)];
  expect(planRecipients(rows, facts)).toMatchObject([
    { line: 2, verdict: 'new', note: { unit: 'A-102' } },
    { line: 3, verdict: 'duplicate', sameAs: 2 },
    { line: 4, verdict: 'new', note: { unit: 'A-101' } },
  ]);
});

test('5,000 numbers with 60 bad ones and 40 opted out are planned without a noticeable wait', () => {
  const doors = Array.from({ length: 5000 }, (_, index) => String(index));
  const numberAt = (door: string) => `+1212${5_000_000 + Number(door)}`;
  const facts: RecipientFact[] = [
    ...doors.map((door) => unit(door, { phone: null })),
    ...doors
      .slice(100, 140)
      .map((door) => ({ kind: 'suppressed' as const, id: `s${door}`, phone: numberAt(door) })),
  ];
  const bad = { line: 0, ok: false, problems: { phone: { code: 'phone' } } } as const;
  const rows = doors.map((door, index) =>
    index < 60
      ? { ...bad, line: index + 2 }
      : row({ building: 'A', unitNumber: door, phone: numberAt(door) }, index + 2),
  );
  // CPU time: the machine may be busy with something else.
  const began = process.cpuUsage();
  const planned = planRecipients(rows, facts);
  const took = process.cpuUsage(began).user / 1000;
  expect(countVerdicts(planned)).toMatchObject({ new: 4900, invalid: 60, left: 40 });
  expect(took).toBeLessThan(1000);
});

describe('textStatus', () => {
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
});
