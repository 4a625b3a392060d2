import { expect, test, type Page } from '@playwright/test';
import { paths, serviceNight, weekdays } from 'shared-lib/domain';
import { formatNightState } from 'mf-communities/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { addRecords, communityRecord, createOwner, firestore } from '../../src/backend.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';

const zone = 'America/New_York';
const minutes = (count: number) => count * 60_000;

/** A community with service every night and a public page, whose address is the owner's uid. */
async function publicCommunity() {
  const { uid } = await createOwner();
  await firestore().doc(paths.customer(uid)).update({ businessSlug: uid });
  const elm = {
    ...communityRecord('Elm Court'),
    slug: 'elm-court',
    serviceDays: [...weekdays],
    timezone: zone,
  };
  await addRecords(uid, { communities: { c1: elm } });
  await expect
    .poll(async () => (await firestore().doc(paths.publicPage(uid, 'elm-court')).get()).exists)
    .toBe(true);
  return uid;
}

const clockIn = (now: number) => ({
  serviceDate: serviceNight(now, zone),
  communityId: 'c1',
  memberId: 'sam',
  status: 'open',
  clockInAt: new Date(now - minutes(30)),
  clockOutAt: null,
  createdAt: new Date(now),
});

const broadcast = (kind: string, now: number) => ({
  kind,
  communityIds: ['c1'],
  minutes: 45,
  words: { en: '', es: '' },
  status: 'made',
  recipients: 0,
  segments: 0,
  skipped: {},
  made: 0,
  createdAt: new Date(now),
});

const sentence = (page: Page, text: RegExp | string) => page.getByRole('status').filter({ hasText: text });

test('a public page follows the night as it happens', async ({ page }) => {
  const uid = await publicCommunity();
  const write = (path: string, data: object) => firestore().doc(path).set(data, { merge: true });
  const clock = `${paths.clockInOuts(uid)}/sam_1`;
  const told = `${paths.broadcasts(uid)}/told-1`;
  const now = Date.now();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/${uid}/elm-court`);
  await expect(sentence(page, /^Collection starts at 8:00 PM/)).toBeVisible();

  await test.step('the office’s announcement', async () => {
    await write(told, broadcast('runningLate', now));
    await expect(sentence(page, 'about 45 minutes late.')).toBeVisible();
    await write(told, { kind: 'noService' });
    const announced = formatNightState({ date: '', state: 'noService', because: 'announced' }, 'en', String);
    await expect(sentence(page, announced.sentence)).toBeVisible();
  });

  await test.step('a canceled announcement is gone', async () => {
    await write(told, { status: 'canceled' });
    await expect(sentence(page, /^Collection starts at 8:00 PM/)).toBeVisible();
  });

  await test.step('a specialist is there, and has left', async () => {
    await write(clock, clockIn(now));
    await expect(page.getByText('In progress', { exact: true })).toBeVisible();
    await expect(sentence(page, /^Collection started at /)).toBeVisible();
    await write(clock, { status: 'closed', clockOutAt: new Date(now - minutes(5)) });
    await expect(page.getByText('Complete', { exact: true })).toBeVisible();
    await expect(sentence(page, /^Collection finished at /)).toBeVisible();
  });

  await test.step('a tag’s page shows the same', async () => {
    await page.goto(`/${uid}/elm-court/bintag/t-1`);
    await expect(sentence(page, /^Collection finished at /)).toBeVisible();
  });

  await test.step('it names no one, fits a phone, and has no accessibility findings', async () => {
    await page.goto(`/${uid}/elm-court`);
    await expect(sentence(page, /^Collection finished at /)).toBeVisible();
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    const document = await firestore().doc(paths.publicPage(uid, 'elm-court')).get();
    expect(JSON.stringify(document.data())).not.toContain('sam');
  });
});
