import { communityFields, communitySchema } from 'shared-lib/domain';
import { activityChangesOf } from './communityActivity.ts';
import {
  communityEditSchema,
  communityForms,
  decideEdit,
  formerNamesAfter,
  noAccess,
  type CommunityEdits,
} from './communityEdit.ts';

const community = communitySchema.parse({
  id: 'elm',
  propertyName: 'Elm Row',
  slug: 'elm-row',
  timezone: 'America/Chicago',
  setOutStart: '18:00',
  setOutEnd: '20:00',
  rules: ['Tie every bag.', 'No glass.'],
  noServiceDates: ['2025-12-25'],
  contactEmail: 'nobody',
});
const stored = { ...community, ...noAccess };
/** Noon of the 20th in Chicago. */
const now = Date.UTC(2026, 10, 20, 18);

const decide = (changes: Partial<CommunityEdits>, seen: Partial<CommunityEdits> = stored as never) =>
  decideEdit(stored, { seen, changes }, now);

test.each<[string, Partial<CommunityEdits>, Partial<CommunityEdits>]>([
  ['a name, trimmed', { propertyName: ' Elm Place ' }, { propertyName: 'Elm Place' }],
  ['only what differs', { propertyName: 'Elm Row', totalUnits: 5 }, { totalUnits: 5 }],
  [
    'the same rules in another order',
    { rules: ['No glass.', 'Tie every bag.'] },
    { rules: ['No glass.', 'Tie every bag.'] },
  ],
  [
    'closures, sorted, without duplicates; a past one stays',
    {
      noServiceDates: ['2026-12-25', '2025-12-25', '2026-12-25', '2026-11-20'],
    },
    { noServiceDates: ['2025-12-25', '2026-11-20', '2026-12-25'] },
  ],
  [
    'closures without the past one, which stays',
    { noServiceDates: ['2027-01-01', '2026-12-25'] },
    { noServiceDates: ['2025-12-25', '2026-12-25', '2027-01-01'] },
  ],
  ['a closure today', { noServiceDates: ['2026-11-20'] }, { noServiceDates: ['2025-12-25', '2026-11-20'] }],
  ['a set-out that starts later', { setOutStart: '18:30' }, { setOutStart: '18:30' }],
  ['a slug of one word', { slug: 'elm' }, { slug: 'elm' }],
  ['a slug of three words', { slug: 'elm-row-2' }, { slug: 'elm-row-2' }],
  ['a field next to a damaged one', { address: '12 Elm St' }, { address: '12 Elm St' }],
  ['a slug in lowercase', { slug: 'Elm-Place' }, { slug: 'elm-place' }],
  ['a code', { gateCode: ' 4821# ' }, { gateCode: '4821#' }],
])('written: %s', (_, changes, fields) => {
  expect(decide(changes)).toEqual({ kind: 'write', fields });
});

test.each([
  ['past ones stay', ['2026-12-25'], ['2025-12-25', '2026-11-19', '2026-12-25']],
  ['one more today', ['2026-12-25', '2026-11-20'], ['2025-12-25', '2026-11-19', '2026-11-20', '2026-12-25']],
  ['none are left', [], ['2025-12-25', '2026-11-19']],
])('closures from today on can be removed: %s', (_, noServiceDates, written) => {
  const closed = { ...stored, noServiceDates: ['2026-12-24', '2026-11-20', '2026-11-19', '2025-12-25'] };
  expect(decideEdit(closed, { seen: closed, changes: { noServiceDates } }, now)).toEqual({
    kind: 'write',
    fields: { noServiceDates: written },
  });
});

test.each<[string, Partial<CommunityEdits>]>([
  ['nothing', {}],
  ['the current values', { propertyName: 'Elm Row', rules: [...community.rules] }],
])('unchanged: %s', (_, changes) => {
  expect(decide(changes, {})).toEqual({ kind: 'unchanged' });
});

test.each<[string, Partial<CommunityEdits>, Partial<CommunityEdits>, object]>([
  [
    'someone else changed a field first',
    { address: 'Mine', totalUnits: 3 },
    { address: 'As I saw it', totalUnits: 0 },
    { kind: 'changedMeanwhile', names: ['address'] },
  ],
  ['nothing was seen', { totalUnits: 3 }, {}, { kind: 'changedMeanwhile', names: ['totalUnits'] }],
  [
    'a closure was yesterday',
    { noServiceDates: ['2025-12-25', '2026-11-19'] },
    stored as never,
    { kind: 'past', dates: ['2026-11-19'] },
  ],
  [
    'a closure was yesterday in the new time zone',
    { timezone: 'Pacific/Kiritimati', noServiceDates: ['2025-12-25', '2026-11-20'] },
    stored as never,
    { kind: 'past', dates: ['2026-11-20'] },
  ],
])('refused when %s', (_, changes, seen, decision) => {
  expect(decide(changes, seen)).toEqual(decision);
});

test.each([
  ['a set-out that ends before the unchanged start', { setOutEnd: '17:00' }, ['setOutEnd']],
  ['the same, next to another field', { address: '12 Elm St', setOutEnd: '17:00' }, ['setOutEnd']],
  ['a slug with a space', { slug: 'elm row' }, ['slug']],
  ['a slug that leads elsewhere', { slug: '../maple' }, ['slug']],
])('invalid: %s', (_, changes, fields) => {
  const decision = decide(changes);
  expect(decision.kind === 'invalid' && decision.faults.map(({ path }) => path[0])).toEqual(fields);
});

test.each([
  ['with a space', 'elm row', [{ code: 'custom', message: 'notSlug' }]],
  ['that is only a dash', '-', [{ code: 'custom', message: 'notSlug' }]],
  ['that is empty', ' ', [{ code: 'too_small' }]],
])('the faults of a slug %s', (_, slug, faults) => {
  const decision = decide({ slug });
  expect(decision.kind === 'invalid' && decision.faults).toMatchObject(faults);
});

test.each([
  ['another name', { propertyName: 'Elm Place' }, ['Elm Row']],
  ['another slug', { slug: 'elm-place' }, ['elm-row']],
  ['both', { propertyName: 'Elm Place', slug: 'elm-place' }, ['Elm Row', 'elm-row']],
  ['neither', { address: 'Here' }, []],
])('known as before, with %s', (_, fields, expected) => {
  expect(formerNamesAfter(community, fields)).toEqual(expected);
});

test('a reused name is no longer a former one', () => {
  const renamed = { propertyName: 'Elm Place', slug: 'elm-row', formerNames: ['Elm Row'] };
  expect(formerNamesAfter(renamed, { propertyName: 'Elm Row' })).toEqual(['Elm Place']);
});

test.each([
  ['keeps none', {}, []],
  ['gets one', { slug: 'elm' }, []],
  ['gets one and a name', { propertyName: 'Elm Place', slug: 'elm' }, ['Elm Row']],
])('a community without a slug: %s', (_, fields, expected) => {
  const unnamed = { propertyName: 'Elm Row', slug: null, formerNames: [] };
  expect(formerNamesAfter(unnamed, fields)).toEqual(expected);
});

test('the latest 100 former names are kept', () => {
  const formerNames = Array.from({ length: 100 }, (_, index) => `Elm ${index}`);
  const named = { propertyName: 'Elm Row', slug: null, formerNames };
  expect(formerNamesAfter(named, { propertyName: 'Elm Place' })).toEqual([
    ...formerNames.slice(1),
    'Elm Row',
  ]);
});

test('the payload of an edit keeps what was seen and what changes', () => {
  const payload = { communityId: 'elm', seen: { totalUnits: 0 }, changes: { totalUnits: 5 } };
  expect(communityEditSchema.parse(payload)).toEqual(payload);
});

test('the log has the old and the new value, and never a code', () => {
  const fields = {
    propertyName: 'x'.repeat(300),
    totalUnits: 12,
    rules: ['No glass.', 'Break cardboard down.'],
    gateCode: '4821#',
    geofence: { lat: 36.1, lng: -86.7, radiusM: 250 },
  };
  expect(activityChangesOf(stored, fields)).toEqual([
    { field: 'propertyName', from: 'Elm Row', to: `${'x'.repeat(199)}…` },
    { field: 'totalUnits', from: 0, to: 12 },
    {
      field: 'rules',
      added: ['Break cardboard down.'],
      removed: ['Tie every bag.'],
      addedCount: 1,
      removedCount: 1,
    },
    { field: 'gateCode' },
    { field: 'geofence', from: null, to: '36.1, -86.7, 250' },
  ]);
});

test('every editable field is in one form; a District Manager is chosen for several communities', () => {
  const inForms = Object.values(communityForms).flatMap(({ shape }) => Object.keys(shape));
  const editable = Object.keys({ ...communityFields.shape, ...noAccess, slug: '' });
  expect(inForms.toSorted()).toEqual(editable.filter((name) => name !== 'districtManagerId').toSorted());
});
