import { noConsent, unitKey } from 'shared-lib/domain';
import type { UnitRow } from 'mf-communities/domain';
import type { StoredUnit } from './communityUnits.ts';
import { newUnitId, planPart } from './importPart.ts';

const row = (unitNumber: string, more: Partial<UnitRow> = {}): UnitRow => ({
  building: 'A',
  floor: null,
  unitNumber,
  residentName: null,
  email: null,
  phone: null,
  language: null,
  status: null,
  moveInDate: null,
  serviceNotes: null,
  ...more,
});
const stored = (unitNumber: string, more: Partial<StoredUnit> = {}): StoredUnit => ({
  ...row(unitNumber),
  id: `unit-${unitNumber}`,
  language: 'en',
  status: 'active',
  lastImport: null,
  consent: noConsent,
  ...more,
});
const plan = (rows: readonly UnitRow[], units: readonly StoredUnit[]) =>
  planPart({ communityId: 'maple', importId: 'import-1', rows: [...rows] }, units);

test('a new unit is served, and no one there has agreed to texts', () => {
  const planned = plan([row('101', { residentName: 'Dana Cole' })], []);
  expect(planned).toMatchObject({ new: 1, changed: 0 });
  expect(planned.writes).toMatchObject([
    {
      isNew: true,
      mark: { id: 'import-1', before: null },
      fields: {
        unitNumber: '101',
        residentName: 'Dana Cole',
        status: 'active',
        language: 'en',
        smsOptIn: false,
      },
    },
  ]);
});

test('only an existing unit’s differences are written, with the previous values', () => {
  const planned = plan(
    [row('101', { floor: '1', status: 'paused' }), row('102')],
    [stored('101'), stored('102')],
  );
  expect(planned).toEqual({
    new: 0,
    changed: 1,
    writes: [
      {
        unitId: 'unit-101',
        consent: null,
        isNew: false,
        door: { building: 'A', unitNumber: '101' },
        fields: { floor: '1', status: 'paused' },
        mark: { id: 'import-1', before: { floor: null, status: 'active' } },
      },
    ],
  });
});

test.each([
  ['added', null, { new: 1, changed: 0 }],
  ['changed', { floor: null }, { new: 0, changed: 1 }],
])('rows the same import has already %s count as planned, and are not written again', (_, before, counts) => {
  const done = stored('101', { floor: '1', lastImport: { id: 'import-1', before } });
  expect(plan([row('101', { floor: '1' })], [done])).toEqual({ ...counts, writes: [] });
});

test('another import’s result counts as unchanged', () => {
  const done = stored('101', { lastImport: { id: 'import-0', before: null } });
  expect(plan([row('101')], [done])).toEqual({ new: 0, changed: 0, writes: [] });
});

test.each([
  ['added', null, null],
  ['changed', { floor: null }, { floor: null, status: 'active' }],
])(
  'a unit that the import has %s, and changes again, can still be undone as a whole',
  (_, before, expected) => {
    const done = stored('101', { floor: '1', lastImport: { id: 'import-1', before } });
    expect(plan([row('101', { status: 'paused' })], [done]).writes).toMatchObject([
      { mark: { before: expected } },
    ]);
  },
);

test('a door whose unit was renamed gets another id', () => {
  const [first] = plan([row('101')], []).writes;
  const renamed = stored('199', { id: first!.unitId });
  const [second] = plan([row('101')], [renamed]).writes;
  expect(second?.isNew).toBe(true);
  expect(second?.unitId).not.toBe(first?.unitId);
});

test('a new number ends the previous number’s consent', () => {
  const agreed = { ...noConsent, smsOptIn: true, smsOptInAt: 1000, smsOptInSource: 'form' };
  const before = '+12125550100';
  const unit = stored('101', { phone: before, consent: agreed });
  const [write] = plan([row('101', { phone: '+12125550101' })], [unit]).writes;
  expect(write).toMatchObject({
    consent: { consent: noConsent, entries: [{ phone: before, event: 'ended' }] },
    mark: { before: { phone: before }, consent: agreed },
  });
});

test('a unit’s id depends on its door; a renamed unit keeps its id', () => {
  const key = unitKey({ building: 'A', unitNumber: '101' });
  const id = newUnitId('maple', key, new Set());
  expect(newUnitId('maple', key, new Set())).toBe(id);
  expect(newUnitId('oak', key, new Set())).not.toBe(id);
  expect(newUnitId('maple', key, new Set([id]))).not.toBe(id);
});

test('20,000 doors have 20,000 different ids', () => {
  const ids = Array.from({ length: 20_000 }, (_, door) => newUnitId('maple', `a|${door}`, new Set()));
  expect(new Set(ids).size).toBe(ids.length);
});
