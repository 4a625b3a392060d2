import { unitSchema, type Unit } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import {
  moveBackWithin,
  moveInSchema,
  moveOutSchema,
  residentMoveSchema,
  residentOf,
  severalUnitsSchema,
  unitDeletionSchema,
  unitEditSchema,
  unitEditsSchema,
  unitFormSchema,
  unitImportUndoSchema,
} from './unitEdits.ts';

const fieldsRefused = (schema: z.ZodMiniType, value: unknown) =>
  (z.safeParse(schema, value).error?.issues ?? []).map(({ path }) => path.join('.'));

test.each([
  [{ unitId: 'u1' }],
  [{ unitId: 'u1', status: 'paused' }],
  [{ unitId: 'u1', seen: 7, building: null, residentName: 'Dana', smsOptIn: true }],
])('fields an edit does not name are omitted: %j', (edit) => {
  expect(z.parse(unitEditSchema, edit)).toEqual(edit);
});

test.each([
  ['no number', { unitNumber: '' }],
  ['a number of 10,000 letters', { unitNumber: 'x'.repeat(10_000) }],
  ['a language the product does not write', { language: 'fr' }],
  ['no language', { language: null }],
])('%s is refused', (_, fields) => {
  expect(z.safeParse(unitEditSchema, { unitId: 'u1', ...fields }).success).toBe(false);
});

test('an edit of several units must change something', () => {
  const nothing = { building: null, floor: null, language: null, status: null };
  expect(z.safeParse(severalUnitsSchema, nothing).error?.issues).toEqual([
    expect.objectContaining({ path: ['status'], message: 'nothingChosen' }),
  ]);
});

test.each([{ building: 'A' }, { floor: '1' }, { language: 'es' }, { status: 'paused' }])(
  'an edit of several units may change only one field: %j',
  (edit) => {
    const nothing = { building: null, floor: null, language: null, status: null };
    expect(z.parse(severalUnitsSchema, edit)).toEqual({ ...nothing, ...edit });
  },
);

test.each(['../team/dana', 'a/b', '..', ''])('no id leads elsewhere: %j', (id) => {
  expect(z.safeParse(unitDeletionSchema, { communityId: 'elm', unitIds: [id] }).success).toBe(false);
  expect(z.safeParse(unitEditsSchema, { communityId: id, edits: [{ unitId: 'u1' }] }).success).toBe(false);
  expect(z.safeParse(unitEditSchema, { unitId: id }).success).toBe(false);
});

test.each([-1, 1.5, 1e15, Number.MAX_SAFE_INTEGER])('%d is not a valid moment of consent', (smsOptInAt) => {
  const move = (at: number) => ({ ...moveBack, residents: [{ ...resident, smsOptInAt: at }] });
  expect(fieldsRefused(residentMoveSchema, move(smsOptInAt))).toEqual(['residents.0.smsOptInAt']);
  expect(fieldsRefused(residentMoveSchema, move(1_700_000_000_000))).toEqual([]);
});

const resident = {
  unitId: 'u1',
  residentName: 'Dana Li',
  email: 'dana@home.test',
  phone: '+12125550101',
  language: 'es',
  status: 'paused',
  moveInDate: '2026-11-20',
  smsOptIn: true,
  smsOptInAt: 1,
  smsOptInSource: 'lease',
  smsOptOutAt: 2,
} as const;

test('a resident’s data comes from the unit', () => {
  const { unitId, ...fields } = resident;
  const unit: Unit = {
    ...unitSchema.parse({ id: unitId, communityId: 'elm', unitNumber: '101', serviceNotes: 'Gate 4' }),
    ...fields,
  };
  expect(residentOf(unit)).toEqual(resident);
});

test('moving out can be undone for a day', () => {
  expect(moveBackWithin).toBe(86_400_000);
});

const consent = { consentSource: 'inPerson', consentWording: 'Texts about trash' };
const noConsent = { consentSource: null, consentWording: null };
const contact = { residentName: 'Dana Li', email: 'dana@home.test', phone: '+12125550101' };
const form = {
  building: 'A',
  floor: '1',
  unitNumber: '101',
  ...contact,
  moveInDate: '2026-11-20',
  serviceNotes: 'Gate 4',
  language: 'en',
  status: 'active',
  smsOptIn: true,
  ...consent,
};
const moveIn = { ...contact, language: 'es', moveInDate: '2026-11-20', smsOptIn: false, ...consent };
const moveOut = { act: 'out', communityId: 'elm', unitIds: ['u1', 'u2'], on: '2026-11-20' };
const moveBack = { act: 'back', communityId: 'elm', residents: [resident] };
const undo = { communityId: 'elm', importId: 'import-1' };
const edit = { unitId: 'u1', consentSource: 'form', consentWording: 'x'.repeat(1000) };
const ids = (length: number) => Array.from({ length }, (_, at) => `u${at}`);

test.each<[string, z.ZodMiniType, object]>([
  ['a unit’s form', unitFormSchema, form],
  ['the form of a unit without consent', unitFormSchema, { ...form, ...noConsent }],
  ['a move in', moveInSchema, moveIn],
  ['a move in without consent', moveInSchema, { ...moveIn, ...noConsent }],
  ['the day of a move out', moveOutSchema, { on: '2026-11-20' }],
  ['a move out', residentMoveSchema, moveOut],
  ['a move out of 250 units', residentMoveSchema, { ...moveOut, unitIds: ids(250) }],
  ['the undo of a move out', residentMoveSchema, moveBack],
  ['a deletion', unitDeletionSchema, { communityId: 'elm', unitIds: ['u1'] }],
  ['the undo of an import', unitImportUndoSchema, undo],
  ['the undo of an import with a long id', unitImportUndoSchema, { ...undo, importId: 'x'.repeat(64) }],
  ['an edit with its consent', unitEditsSchema, { communityId: 'elm', edits: [edit] }],
  ['250 edits', unitEditsSchema, { communityId: 'elm', edits: ids(250).map((unitId) => ({ unitId })) }],
])('%s is read as it is', (_, schema, value) => {
  expect(z.parse(schema, value)).toEqual(value);
});

test.each<[string, z.ZodMiniType, object, string]>([
  ['a form without a language', unitFormSchema, { ...form, language: null }, 'language'],
  ['a form without a status', unitFormSchema, { ...form, status: null }, 'status'],
  ['a form without a number', unitFormSchema, { ...form, unitNumber: '' }, 'unitNumber'],
  ['an unknown kind of consent', unitFormSchema, { ...form, consentSource: 'guess' }, 'consentSource'],
  ['too long a wording', moveInSchema, { ...moveIn, consentWording: 'x'.repeat(1001) }, 'consentWording'],
  ['a move in without an answer', moveInSchema, { ...moveIn, smsOptIn: null }, 'smsOptIn'],
  ['a move in without a day', moveInSchema, { ...moveIn, moveInDate: null }, 'moveInDate'],
  ['a move in without a language', moveInSchema, { ...moveIn, language: null }, 'language'],
  ['no day of a move out', moveOutSchema, {}, 'on'],
  ['a day that doesn’t exist', residentMoveSchema, { ...moveOut, on: '2026-11-31' }, 'on'],
  ['a move out of no unit', residentMoveSchema, { ...moveOut, unitIds: [] }, 'unitIds'],
  ['a move out of 251 units', residentMoveSchema, { ...moveOut, unitIds: ids(251) }, 'unitIds'],
  ['an unknown move', residentMoveSchema, { ...moveOut, act: 'away' }, 'act'],
  ['the undo of no move out', residentMoveSchema, { ...moveBack, residents: [] }, 'residents'],
  [
    'the undo of an import without a community',
    unitImportUndoSchema,
    { importId: 'import-1' },
    'communityId',
  ],
  ['an import’s id of seven letters', unitImportUndoSchema, { ...undo, importId: 'import1' }, 'importId'],
  ['an import’s id of 65 letters', unitImportUndoSchema, { ...undo, importId: 'x'.repeat(65) }, 'importId'],
  ['no edits', unitEditsSchema, { communityId: 'elm', edits: [] }, 'edits'],
])('%s is refused', (_, schema, value, field) => {
  expect(fieldsRefused(schema, value)).toEqual([field]);
});
