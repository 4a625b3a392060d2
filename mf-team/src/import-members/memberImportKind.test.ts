/** @jest-environment node */
import type { CallableError } from 'shared-lib/data';
import { columnsIn, missingFields } from '../../../shared-lib/src/ui/importing/parseRows.ts';
import { textsOf } from '../../../shared-lib/src/ui/importing/roundTrip.fixture.ts';
import { en } from '../texts/en.ts';
import { memberImportKind } from './memberImportKind.ts';

const t = textsOf('mf-team', en, 'en');
const kind = memberImportKind(t, {
  uid: 'olivia',
  customerId: 'olivia',
  country: 'US',
  existing: [],
  add: null as never,
});

test.each([
  [
    'the template',
    ['First name', 'Last name', 'Email', 'Phone', 'Role', 'Status'],
    { firstName: 0, lastName: 1, email: 2, phone: 3, tier: 4, isActive: 5 },
  ],
  [
    'the product’s own export',
    ['Name', 'Email', 'Phone', 'Tier', 'Status', 'Communities', 'Added', 'Last active'],
    { fullName: 0, email: 1, phone: 2, tier: 3, isActive: 4 },
  ],
  [
    'the export in Spanish',
    ['Nombre', 'Correo electrónico', 'Teléfono', 'Nivel', 'Estado'],
    { fullName: 0, email: 1, phone: 2, tier: 3, isActive: 4 },
  ],
  [
    'Spanish, in two columns',
    ['NOMBRE', 'Apellidos', 'Correo', 'Función'],
    { firstName: 0, lastName: 1, email: 2, tier: 3 },
  ],
  [
    'other spellings',
    ['e-mail', 'FIRST_NAME', 'Surname', 'role:'],
    { email: 0, firstName: 1, lastName: 2, tier: 3 },
  ],
  [
    'a payroll system’s columns',
    ['Employee Name', 'Work Email', 'Job Title', 'Cell #', 'Status'],
    { fullName: 0, email: 1, tier: 2, phone: 3, isActive: 4 },
  ],
  ['a name twice', ['Email', 'Email'], { email: 0 }],
  ['nothing known', ['', 'Color', '42'], {}],
])('%s', (_, headers, mapping) => {
  expect(columnsIn(headers, kind)).toEqual(mapping);
});

test.each([
  [{ firstName: 0, email: 1, tier: 2 }, []],
  [{ fullName: 0, email: 1, tier: 2 }, []],
  [{ lastName: 0 }, ['firstName', 'email', 'tier']],
])('%j lacks %j', (mapping, lacking) => {
  expect(missingFields(mapping, kind)).toEqual(lacking);
});

const row = (act: 'add' | 'change', isActive = true) =>
  ({ request: act === 'add' ? { act, member: { isActive } } : { act } }) as Parameters<
    NonNullable<typeof kind.rowRefusal>
  >[1];

test.each<[CallableError['code'], Partial<CallableError>, unknown]>([
  ['already-exists', { fields: { email: { code: 'taken' } } }, { email: { code: 'taken' } }],
  ['invalid-argument', {}, en.importMembers.failures.addFailed],
  ['not-found', {}, en.importMembers.failures.addFailed],
  ['aborted', { reason: 'changedMeanwhile' }, en.importMembers.failures.overtaken],
  ['internal', {}, null],
  ['unavailable', {}, null],
  ['deadline-exceeded', {}, null],
  ['unknown', {}, null],
  ['unauthenticated', {}, null],
  ['permission-denied', {}, null],
])('%s, about %j, concerns one row or all', (code, more, words) => {
  expect(kind.rowRefusal?.({ code, message: 'x', ...more }, row('add'))).toEqual(words);
});

test('a change that fails says so', () => {
  const failed = kind.rowRefusal?.({ code: 'not-found', message: 'x' }, row('change'));
  expect(failed).toBe(en.importMembers.failures.changeFailed);
});

test('only a new active member is invited', () => {
  const rows = [row('add'), row('add', false), row('change')];
  expect(rows.map((values) => kind.formatDone?.(values))).toEqual([en.importMembers.invited, '', '']);
});
