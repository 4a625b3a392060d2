import { addDays, paths, serviceNight, weekdays } from 'shared-lib/domain';
import { counterOf } from 'backend/functions/core/account/requireWithin.ts';
import { useOwnFirestore } from 'backend/functions/core/summaries/ownFirestore.fixture.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { ask, write } from '../managers/managers.fixture.ts';
import { readDoorNights } from './callables/readDoorNights.ts';
import { readsOf } from './countReads.fixture.ts';

/** A door's recent nights on its tag's page, in a separate Firestore. */
useOwnFirestore();

const zone = 'America/New_York';
const tonight = serviceNight(Date.now(), zone);
const night = (back: number) => addDays(tonight, -back);

let owner = '';
let owners = 0;
let from = '';
const tag = (of: string) => `${of}${owner}`;
const here = (binTagId: string, communitySlug = 'maple') => ({
  businessSlug: owner,
  communitySlug,
  binTagId,
});
const read = (requested: object) => ask(readDoorNights, requested, { from });
const nothing = { result: { nights: null } };
const profile = () => firestore().doc(paths.settingsSection(owner, 'business'));

beforeEach(async () => {
  owners += 1;
  owner = `sunrise-${owners}`;
  from = `198.51.100.${owners}`;
  const community = (slug: string) => ({
    ...{ propertyName: slug, slug, serviceDays: [...weekdays], timezone: zone },
    noServiceDates: [night(3)],
  });
  const unit = (communityId: string, unitNumber: string, binTagId: string) => ({
    ...{ communityId, unitNumber, building: 'A', residentName: 'Rosa Resident', binTagId },
  });
  const binTag = (communityId: string, unitId: string) => ({ communityId, unitId, status: 'assigned' });
  const log = (unitId: string, back: number, outcome: string, reason: string | null = null) => ({
    ...{ communityId: 'maple', unitId, serviceDate: night(back), memberId: 'sam', outcome, reason },
    servicedAt: new Date(`${night(back)}T21:10-05:00`),
    photo: { path: `${paths.customer(owner)}/serviceLogs/sam_${back}/1.jpg` },
  });
  const at = (id: string) => `${paths.serviceLogs(owner)}/${id}`;
  await write({
    [paths.customer(owner)]: { firstName: 'Olivia', businessName: 'Sunrise', businessSlug: owner },
    [paths.settingsSection(owner, 'business')]: { residentsSeeNights: true },
    [paths.community(owner, 'maple')]: community('maple'),
    [paths.community(owner, 'oak')]: community('oak'),
    [paths.unit(owner, 'u1')]: unit('maple', '101', tag('one')),
    [paths.unit(owner, 'u2')]: unit('maple', '102', tag('two')),
    [paths.unit(owner, 'u3')]: unit('oak', '1', tag('oak')),
    [paths.binTag(owner, tag('one'))]: binTag('maple', 'u1'),
    [paths.binTag(owner, tag('oak'))]: binTag('oak', 'u3'),
    // A tag the unit no longer has.
    [paths.binTag(owner, tag('old'))]: binTag('maple', 'u2'),
    [paths.binTag(owner, tag('lost'))]: { ...binTag('maple', 'u1'), status: 'lost' },
    [paths.binTag(owner, tag('new'))]: { communityId: 'maple', unitId: null, status: 'unassigned' },
    [at('sam_1')]: log('u1', 1, 'collected'),
    [at('sam_2')]: log('u1', 2, 'notCollected', 'access'),
    [at('sam_4')]: log('u1', 4, 'notOut'),
    [at('sam_9')]: log('u1', 9, 'collected'),
    [at('sam_o')]: { ...log('u1', 5, 'collected'), communityId: 'oak' },
    [at('sam_x')]: log('u2', 5, 'collected'),
  });
});

test('a tag’s own door and its last seven nights, without names, photos or ids', async () => {
  const { result } = await read(here(tag('one')));
  expect(result).toEqual({
    nights: [
      {
        date: night(1),
        result: 'collected',
        reason: null,
        servedAt: Date.parse(`${night(1)}T21:10-05:00`),
      },
      expect.objectContaining({ date: night(2), result: 'notCollected', reason: 'access' }),
      expect.objectContaining({ date: night(3), result: 'closed', servedAt: null }),
      expect.objectContaining({ date: night(4), result: 'notOut' }),
      ...[5, 6, 7].map((back) => expect.objectContaining({ date: night(back), result: 'unrecorded' })),
    ],
  });
  expect(JSON.stringify(result)).not.toMatch(/Rosa|sam|101|u1|photo|jpg/);
});

test('by default, the nights are off and the response is empty', async () => {
  await profile().set({ residentsSeeNights: false });
  expect(await read(here(tag('one')))).toEqual(nothing);
  await profile().delete();
  expect(await read(here(tag('one')))).toEqual(nothing);
  await profile().set({ residentsSeeNights: 'yes' });
  expect(await read(here(tag('one')))).toEqual(nothing);
});

test('an unknown, foreign, lost, replaced or unassigned tag gets the same response as off', async () => {
  const wrong = ['none', tag('oak'), tag('old'), tag('lost'), tag('new'), 'u1'];
  expect(await Promise.all(wrong.map((id) => read(here(id))))).toEqual(wrong.map(() => nothing));
  // Another business’s tag at this address.
  await write({
    [paths.unit('other', 'u1')]: { communityId: 'maple', unitNumber: '1', binTagId: `theirs${owner}` },
    [paths.binTag('other', `theirs${owner}`)]: { communityId: 'maple', unitId: 'u1', status: 'assigned' },
  });
  expect(await read(here(`theirs${owner}`))).toEqual(nothing);
  expect((await read(here('../x'))).code).toBe('invalid-argument');
  expect((await read(here('x'.repeat(129)))).code).toBe('invalid-argument');
});

test('an archived community has no such page', async () => {
  await firestore().doc(paths.community(owner, 'maple')).update({ archivedAt: new Date() });
  expect((await read(here(tag('one')))).code).toBe('not-found');
  expect((await read(here(tag('one'), 'nowhere'))).code).toBe('not-found');
});

test('a source that tries many codes is blocked', async () => {
  await read(here('guess'));
  await counterOf('doorNightsFrom', from).update({ count: 240 });
  expect((await read(here('guess'))).code).toBe('resource-exhausted');
  expect((await ask(readDoorNights, here(tag('one')), { from: '203.0.113.9' })).code).toBeUndefined();
});

test('it reads the page, the tag, the unit and the door’s own records; off, not even the tag', async () => {
  await write(
    Object.fromEntries(
      Array.from({ length: 100 }, (_, n) => [
        `${paths.serviceLogs(owner)}/flood_${n}`,
        { communityId: 'maple', unitId: 'u1', serviceDate: night(6), memberId: 'sam', outcome: 'notOut' },
      ]),
    ),
  );
  // The counter, business, community, profile, tag, unit, and at most 50 records.
  expect(await readsOf(() => read(here(tag('one'))))).toBeLessThanOrEqual(56);
  const usual = tag('oak');
  expect(await readsOf(() => read(here(usual, 'oak')))).toBe(7);
  await profile().set({ residentsSeeNights: false });
  expect(await readsOf(() => read(here(tag('one'))))).toBe(4);
});
