import { addDays, paths, shardOf, shards } from 'shared-lib/domain';
import { pngFile } from 'backend/functions/core/pictures/pngFile.ts';
import { useOwnStorage } from 'backend/functions/core/pictures/ownStorage.fixture.ts';
import { unitListShard } from 'backend/functions/core/summaries/domain/unitList.ts';
import { useOwnFirestore } from 'backend/functions/core/summaries/ownFirestore.fixture.ts';
import { bucket, firestore } from 'backend/kernel/firebase.ts';
import { readsOf } from '../doorNights/countReads.fixture.ts';
import { readManagerDoor } from './callables/readManagerPages.ts';
import { readManagerLogs, readManagerPhoto } from './callables/readManagerRecords.ts';
import { ask, write } from './managers.fixture.ts';
import {
  change,
  denied,
  from,
  here,
  make,
  nextBusiness,
  owner,
  sessionOf,
  today,
} from './managerLinks.fixture.ts';

/** One unit's proof and the photos of doors through the links of property managers. */
useOwnFirestore();
useOwnStorage();

const night = addDays(today, -1);
const png = pngFile({ width: 1, height: 1, rows: [Buffer.from([0, 255, 0, 0])] });
const photoOf = (id: string) => `${paths.customer(owner)}/serviceLogs/${id}/1.png`;
const logAt = (id: string) => firestore().doc(`${paths.serviceLogs(owner)}/${id}`);
const showPhotos = (managersSeePhotos: boolean) =>
  firestore().doc(paths.settingsSection(owner, 'business')).set({ managersSeePhotos });

let session = '';
let linkId = '';
const door = (unitNumber: string, more: object = {}) =>
  ask(readManagerDoor, { ...here(), session, night, unitNumber, ...more }, { from });
const sealed = async (unitNumber: string) =>
  ((await door(unitNumber)).result as { door: { photo: string } }).door.photo;
const photo = (id: string, more: object = {}) =>
  ask(readManagerPhoto, { ...here(), session, of: 'door', id, index: 0, ...more }, { from });

beforeEach(async () => {
  await nextBusiness();
  const made = await make();
  linkId = made.linkId;
  session = await sessionOf(made.key);
  await logAt('sam_1').update({ photo: { path: photoOf('sam_1') } });
  await bucket().file(photoOf('sam_1')).save(png, { resumable: false, contentType: 'image/png' });
});

test('one unit’s result by its name or number, and no one’s name', async () => {
  const served = await door('a/101');
  expect(served.result).toEqual({
    units: ['A-101'],
    door: {
      unitNumber: 'A-101',
      date: night,
      result: 'collected',
      reason: null,
      servedAt: Date.parse(`${night}T21:00-04:00`),
      photo: null,
    },
  });
  const missed = await door('102');
  expect(missed.result).toMatchObject({
    units: ['A-102'],
    door: { result: 'notCollected', reason: 'access' },
  });
  const before = await door('102', { night: addDays(night, -3) });
  expect(before.result).toMatchObject({ door: { result: 'unrecorded', servedAt: null } });
  await firestore()
    .doc(paths.community(owner, 'maple'))
    .update({ noServiceDates: [addDays(night, -3)] });
  const closed = await door('102', { night: addDays(night, -3) });
  expect(closed.result).toMatchObject({ door: { result: 'closed' } });
  expect((await door('103')).result).toEqual({ units: [], door: null });
  expect(JSON.stringify([served, missed, before, closed])).not.toMatch(/Rosa|Sam|sam|u1|Secret/);
});

test('a number that several buildings have offers the units', async () => {
  const unit = (id: string, building: string) => ({
    ...{ id, building, floor: null, unitNumber: '101', residentName: 'Rosa Resident' },
    ...{ status: 'active' as const, language: 'en' as const },
    has: { consent: true, tag: true, contact: true },
  });
  const units = [unit('u1', 'A'), unit('u7', 'B')];
  await write({
    [paths.unitListShard(owner, 'maple', shardOf('u1'))]: unitListShard('maple', shardOf('u1'), units),
  });
  expect((await door('101')).result).toEqual({ units: ['A-101', 'B-101'], door: null });
  const before = addDays(night, -1);
  expect((await door('b-101', { night: before })).result).toMatchObject({
    door: { unitNumber: 'B-101', result: 'unrecorded' },
  });
});

test('photos only where the business shows them, without camera metadata or a record’s id', async () => {
  expect(await sealed('101')).toBeNull();
  await showPhotos(true);
  const shown = await sealed('101');
  expect(await sealed('102')).toBeNull();
  expect(`${shown} ${Buffer.from(shown, 'base64url').toString('latin1')}`).not.toContain('sam');
  expect((await photo(shown)).result).toEqual({ contentType: 'image/png', data: png.toString('base64') });
  const logs = { ...here(), session, from: night, to: night, unitNumber: null, after: null };
  const { result } = await ask(readManagerLogs, logs, { from });
  expect(result).toMatchObject({ logs: [{ photo: null }, { photo: expect.any(String) }] });

  await showPhotos(false);
  expect((await photo(shown)).code).toBe('not-found');
  expect((await ask(readManagerLogs, logs, { from })).result).toMatchObject({
    logs: [{ photo: null }, { photo: null }],
  });
});

test('a photo opens only in its community, and not once its record is corrected', async () => {
  await showPhotos(true);
  const shown = await sealed('101');
  const elsewhere = { session: null, communitySlug: 'cedar' };
  const asOwner = { ...here(), of: 'door', id: shown, index: 0, ...elsewhere };
  expect((await ask(readManagerPhoto, asOwner, { uid: owner })).code).toBe('not-found');
  for (const id of ['sam_1', 'x', `${shown.slice(0, -4)}AAAA`]) {
    expect((await photo(id)).code).toBe('not-found');
  }
  expect((await photo('x'.repeat(1001))).code).toBe('invalid-argument');
  await logAt('sam_1').update({ communityId: 'cedar' });
  expect((await photo(shown)).code).toBe('not-found');
  await logAt('sam_1').update({
    communityId: 'maple',
    corrected: { id: 'sam_9', outcome: 'notOut', by: owner, at: new Date() },
  });
  expect((await photo(shown)).code).toBe('not-found');
});

test('a revoked link, an archived community and another’s address are refused', async () => {
  expect(await door('101', { communitySlug: 'cedar' })).toEqual(denied);
  expect(await door('101', { session: 'x'.repeat(43) })).toEqual(denied);
  expect(await door('101', { session: null })).toEqual(denied);
  expect((await door('')).code).toBe('invalid-argument');
  expect((await door('x'.repeat(101))).code).toBe('invalid-argument');
  expect((await door('101', { night: 'yesterday' })).code).toBe('invalid-argument');
  await firestore().doc(paths.community(owner, 'maple')).update({ archivedAt: new Date() });
  expect(await door('101')).toEqual(denied);
  await firestore().doc(paths.community(owner, 'maple')).update({ archivedAt: null });
  expect((await door('101')).code).toBeUndefined();
  await change({ act: 'revoke', linkId });
  expect(await door('101')).toEqual(denied);
});

test('it reads the link, the names of the units, the settings and the door’s own records', async () => {
  const others = Array.from({ length: 80 }, (_, n) => [
    `${paths.serviceLogs(owner)}/other_${n}`,
    { communityId: 'maple', unitId: 'u2', serviceDate: night, memberId: 'sam', outcome: 'collected' },
  ]);
  await write(Object.fromEntries(others));
  // The session, link, business and community; the shards of the units; the profile; one record.
  expect(await readsOf(() => door('101'))).toBe(4 + shards.length + 2);
  expect(await readsOf(() => door('102'))).toBe(4 + shards.length + 1 + 50);
});
