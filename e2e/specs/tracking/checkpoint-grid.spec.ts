import { expect, test } from '@playwright/test';
import { addDays, momentOfNight, paths, serviceNight, shardOf } from 'shared-lib/domain';
import { nightCoverageRows } from 'shared-lib/domain/summaries';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { addRecords, communityRecord, createOwner, firestore } from '../../src/backend.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { everyDay } from '../../src/ownerOfNight.ts';
import { signIn } from '../../src/signIn.ts';
import { textOf } from '../../src/textOf.ts';
import { en as texts } from '../../../mf-tracking/src/checkpoints/texts/en.ts';

const zone = 'America/New_York';
const tonight = serviceNight(Date.now(), zone);
const lastNight = addDays(tonight, -1);
const community = (name: string, more: object = {}) => ({
  ...communityRecord(name),
  serviceDays: everyDay,
  ...more,
});
const report = (communityId: string, serviceDate: string, more: object = {}) => ({
  communityId,
  memberId: 'ana',
  serviceDate,
  status: 'submitted',
  checkpointsExpected: 4,
  createdAt: new Date(),
  ...more,
});
const points = (communityId: string) =>
  [1, 2, 3, 4].map((order) => [
    `${communityId}-${order}`,
    {
      communityId,
      name: `Point ${order}`,
      order,
      isActive: true,
      createdAt: new Date('2026-01-01T00:00:00Z'),
    },
  ]);
/** The scans of a route's first checkpoints last night. */
const scans = (communityId: string, count: number) =>
  Array.from({ length: count }, (_, index) => [
    `${communityId}-last_${index}`,
    {
      communityId,
      memberId: 'ana',
      serviceDate: lastNight,
      shiftReportId: `${communityId}-last`,
      checkpointId: `${communityId}-${index + 1}`,
      scannedAt: new Date(momentOfNight(lastNight, '21:00', zone)),
      createdAt: new Date(),
    },
  ]);

/** Waits until the night's summary has counted a shift's scans: the grid is counted once, when it opens. */
const counted = (uid: string, communityId: string, date: string, id: string, scanned: number) =>
  expect
    .poll(async () => {
      const shard = await firestore()
        .doc(paths.nightShard(uid, date, shardOf(communityId)))
        .get();
      const { records } = nightCoverageRows.read((shard.get('coverage') as string | undefined) ?? '');
      return records.find((row) => row.id === id)?.scanned;
    })
    .toBe(scanned);

test('communities by nights: what was scanned, what was missed, and a step to each night', async ({
  page,
}) => {
  const weekAgo = addDays(tonight, -7);
  const { uid, email } = await createOwner({
    communities: {
      birch: community('Birch Test'),
      cedar: community('Cedar Test', { noServiceDates: [lastNight] }),
      elm: community('Elm Test'),
    },
    checkpoints: Object.fromEntries([...points('birch'), ...points('elm')]) as Record<string, object>,
    shiftReports: {
      'birch-last': report('birch', lastNight),
      'elm-last': report('elm', lastNight),
      'elm-tonight': report('elm', tonight, { status: 'inProgress' }),
      'elm-week': report('elm', weekAgo, { status: 'missed' }),
    },
  });
  await addRecords(uid, {
    checkpointScans: Object.fromEntries([...scans('birch', 3), ...scans('elm', 4)]) as Record<string, object>,
  });
  await Promise.all([
    counted(uid, 'birch', lastNight, 'birch-last', 3),
    counted(uid, 'elm', lastNight, 'elm-last', 4),
    counted(uid, 'elm', weekAgo, 'elm-week', 0),
  ]);
  await signIn(page, email, '/checkpoints?tab=week');
  const grid = page.getByRole('grid');
  const cell = (name: string) => grid.getByRole('link', { name: new RegExp(name) });

  await test.step('done and missed, in words and figures, the most missed first', async () => {
    await expect(grid.getByRole('rowheader')).toHaveText(['Birch Test', 'Cedar Test', 'Elm Test']);
    await expect(cell('Birch Test, .*: 3 of 4 checkpoints scanned, 1 checkpoint missed')).toContainText(
      /3\/4.*1 missed/,
    );
    await expect(cell('Elm Test, .*: 4 of 4 checkpoints scanned$')).toContainText('4/4');
    await expect(cell(`Elm Test, .*: ${textOf(texts, 'rounds.grid.states.underWay')}`)).toHaveCount(1);
    await expect(cell(`Cedar Test, .*: ${textOf(texts, 'rounds.grid.states.noService')}`)).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('status')).toContainText(
      textOf(texts, 'rounds.grid.missed', { count: 1 }),
    );
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('arrow keys move, and Enter opens the night', async () => {
    await cell('Birch Test, .*: 3 of 4').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(cell('Elm Test, .*: 4 of 4')).toBeFocused();
    await page.keyboard.press('End');
    await expect(cell('Elm Test, .*: In progress')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/checkpoints?community=elm&night=${lastNight}`);
    await page.goBack();
  });

  await test.step('the week before', async () => {
    await page.getByRole('link', { name: textOf(texts, 'rounds.grid.previous') }).click();
    await expect(page).toHaveURL(`/checkpoints?tab=week&until=${addDays(tonight, -7)}`);
    await expect(cell('Elm Test, .*: 0 of 4 checkpoints scanned, 4 checkpoints missed')).toHaveCount(1);
    await page.getByRole('link', { name: textOf(texts, 'rounds.grid.next') }).click();
    await expect(page).toHaveURL('/checkpoints?tab=week');
  });

  await test.step('on a phone, the nights scroll next to the names', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(cell('Birch Test, .*: 3 of 4')).toBeVisible();
    expect(await horizontalOverflow(page)).toBe(0);
    const name = grid.getByRole('rowheader', { name: 'Birch Test' });
    const before = await name.boundingBox();
    // The latest nights show first.
    expect(await grid.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(100);
    await grid.evaluate((element) => element.scrollTo({ left: 0 }));
    expect((await name.boundingBox())?.x).toBe(before?.x);
    expect(await axeFindings(page)).toEqual([]);
  });
});
