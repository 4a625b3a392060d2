import * as z from 'shared-lib/domain/schema';
import {
  residentMoveSchema,
  severalUnitsSchema,
  unitDeletionSchema,
  unitEditSchema,
  unitEditsSchema,
} from './unitEdits.ts';

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
  expect(z.safeParse(severalUnitsSchema, nothing).error?.issues[0]?.message).toBe('nothingChosen');
  expect(z.safeParse(severalUnitsSchema, { ...nothing, status: 'paused' }).success).toBe(true);
});

test.each(['../team/dana', 'a/b', '..', ''])('no id leads elsewhere: %j', (id) => {
  expect(z.safeParse(unitDeletionSchema, { communityId: 'elm', unitIds: [id] }).success).toBe(false);
  expect(z.safeParse(unitEditsSchema, { communityId: id, edits: [{ unitId: 'u1' }] }).success).toBe(false);
  expect(z.safeParse(unitEditSchema, { unitId: id }).success).toBe(false);
});

test.each([-1, 1.5, 1e15, Number.MAX_SAFE_INTEGER])('%d is not a valid moment of consent', (smsOptInAt) => {
  const resident = {
    unitId: 'u1',
    language: 'en',
    status: 'active',
    smsOptIn: true,
    smsOptInAt,
    smsOptOutAt: null,
  };
  const move = (at: number | null) => ({
    act: 'back',
    communityId: 'elm',
    residents: [{ ...resident, smsOptInAt: at }],
  });
  expect(z.safeParse(residentMoveSchema, move(smsOptInAt)).success).toBe(false);
  expect(z.safeParse(residentMoveSchema, move(1_700_000_000_000)).success).toBe(true);
});
