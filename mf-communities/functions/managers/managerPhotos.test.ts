import { addDays, paths } from 'shared-lib/domain';
import { bucket } from 'backend/kernel/firebase.ts';
import { pngFile } from 'backend/functions/core/pictures/pngFile.ts';
import { useOwnFirestore } from 'backend/functions/core/summaries/ownFirestore.fixture.ts';
import { useOwnStorage } from 'backend/functions/core/pictures/ownStorage.fixture.ts';
import { addManagerLink } from './callables/managerLinks.ts';
import { ask, makeBusiness, todayHere, write } from './managers.fixture.ts';
import { readManagerPhoto } from './callables/readManagerRecords.ts';
import { openManagerPages } from './callables/readManagerPages.ts';

/** Photos as property managers see them, in a separate Firestore and Storage. */
useOwnFirestore();
useOwnStorage();

const owner = 'sunrise';
const here = { businessSlug: owner, communitySlug: 'maple' };
const png = pngFile({ width: 1, height: 1, rows: [Buffer.from([0, 255, 0, 0])] });
const place = Buffer.from('\0\0\0\x09tEXt40.7 -74.\0\0\0\0', 'latin1');
const withPlace = Buffer.concat([png.subarray(0, 33), place, png.subarray(33)]);

const sessionOfManager = async () => {
  const link = { communityId: 'maple', name: 'Pat', email: null, language: 'en', wantsMail: false };
  const until = addDays(todayHere(), 90);
  const { result } = await ask(addManagerLink, { ...link, until }, { uid: owner });
  const key = new URL((result as { address: string }).address).searchParams.get('key');
  return ((await ask(openManagerPages, { ...here, key })).result as { session: string }).session;
};

test('a photo is served without camera metadata, typed by its content rather than its name', async () => {
  await makeBusiness(owner, todayHere());
  const session = await sessionOfManager();
  const show = async (contentType: string, bytes: Buffer) => {
    const photo = `${paths.customer(owner)}/serviceLogs/sam_1/1.jpg`;
    await bucket().file(photo).save(bytes, { resumable: false, contentType });
    await write({
      [`${paths.contactSubmissions(owner)}/one`]: {
        communityId: 'maple',
        topic: 'missedPickup',
        decision: { verdict: 'served', by: owner, at: new Date(), evidence: [{ kind: 'door', photo }] },
      },
    });
    const requested = { ...here, session, of: 'decision', id: 'one', index: 0 };
    const { result, code } = await ask(readManagerPhoto, requested);
    return result ?? code;
  };
  const shown = { contentType: 'image/png', data: png.toString('base64') };
  expect(await show('image/png', withPlace)).toEqual(shown);
  expect(await show('image/jpeg', withPlace)).toEqual(shown);
  expect(await show('image/png', withPlace.subarray(0, -4))).toBe('not-found');
  expect(await show('image/png', Buffer.from('<svg/>'))).toBe('not-found');
});
