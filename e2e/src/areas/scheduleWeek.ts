import { expect, type Page } from '@playwright/test';
import { addDays, localDate, paths, shardOf, weekdays, weekdayOf } from 'shared-lib/domain';
import { assignmentRows, communityRows } from 'shared-lib/domain/summaries';
import {
  addRecords,
  communityRecord,
  createOwner,
  firestore,
  memberRecord,
  type TestOwner,
} from '../backend.ts';
import { scheduleTexts } from '../../../mf-team/src/schedule/texts/en.ts';
import { sidePanel } from '../page/sidePanel.ts';
import { textOf } from '../textOf.ts';
import { en as planNoticeTexts } from '../../../shell/src/billing/texts/en.ts';

/** The grid of a week. */
export const grid = (page: Page) => page.getByRole('grid', { name: textOf(scheduleTexts, 'grid') });
/** The cell of a weekday, from 0 for Monday, in a community's row. */
export const cell = (page: Page, community: string, day: number) =>
  grid(page).getByRole('row').filter({ hasText: community }).getByRole('gridcell').nth(day);
/** The open panel or dialog. */
export const panel = (page: Page) => sidePanel(page);
/** A member to choose in it. */
export const person = (page: Page, name: string) => panel(page).getByRole('radio', { name });
/** Presses a button. */
export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** The Monday of next week in New York, the time zone of the tests' browser. None of that week's nights has passed. */
function nextMonday(): string {
  const today = localDate(Date.now(), 'America/New_York');
  return addDays(today, 7 - ((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7));
}
/** The first night of the week that the tests change. */
export const monday = nextMonday();
/** A night of that week, from 0 for Monday. */
export const night = (day: number) => addDays(monday, day);
/** The address of that week. */
export const week = `/schedule?week=${monday}`;

/** Served on weekdays: Ash at 8 by Ada, Birch at 10 by Bo, Cedar at 8 unassigned. Kim has nothing, Old is inactive. */
export async function scheduledOwner(): Promise<TestOwner> {
  const served = weekdays.slice(0, 5);
  const place = (name: string, serviceStart: string) => ({
    ...communityRecord(name),
    serviceDays: served,
    serviceStart,
  });
  const owner = await createOwner({
    communities: {
      ash: place('Ash Gardens', '20:00'),
      birch: place('Birch Court', '22:00'),
      cedar: place('Cedar Hill', '20:00'),
    },
  });
  const { uid } = owner;
  await addRecords(uid, {
    team: {
      [`${uid}-ada`]: memberRecord(uid, 'Ada', 'Byron'),
      [`${uid}-bo`]: memberRecord(uid, 'Bo', 'Larsen'),
      [`${uid}-kim`]: memberRecord(uid, 'Kim', 'Lee'),
      [`${uid}-old`]: { ...memberRecord(uid, 'Old', 'Hand'), isActive: false },
    },
  });
  const batch = firestore().batch();
  for (const day of served) {
    for (const [communityId, who] of [
      ['ash', 'ada'],
      ['birch', 'bo'],
    ] as const) {
      const agent = { day, communityId, customerId: uid, memberId: `${uid}-${who}` };
      batch.set(firestore().doc(paths.assignedAgent(uid, communityId, day)), agent);
    }
  }
  await batch.commit();
  return owner;
}

/** A night's stored changes: the specialist by community, without the owner's part of the id. */
export async function overrides({ uid }: TestOwner, day: number): Promise<Record<string, string | null>> {
  const stored = await firestore()
    .doc(paths.scheduleNight(uid, night(day)))
    .get();
  const entries = (stored.data()?.['schedule'] ?? []) as { communityId: string; newAgentId: string | null }[];
  return Object.fromEntries(
    entries.map(({ communityId, newAgentId }) => [communityId, newAgentId?.replace(`${uid}-`, '') ?? null]),
  );
}
export async function regularAgent(
  { uid }: TestOwner,
  communityId: string,
  day: number,
): Promise<string | undefined> {
  const path = paths.assignedAgent(uid, communityId, weekdayOf(night(day)));
  return (await firestore().doc(path).get()).data()?.['memberId']?.replace(`${uid}-`, '');
}
/**
 * Waits until functions have added to the directory, which pages are built from, that someone else is a
 * community's regular specialist on Mondays.
 */
export async function waitUntilReplaced(
  { uid }: TestOwner,
  communityId: string,
  { from, to }: Readonly<Record<'from' | 'to', string>>,
): Promise<void> {
  const rowsOf = async (kind: string) => {
    const path = paths.directoryShard(uid, kind, shardOf(communityId));
    return String((await firestore().doc(path).get()).get('entries'));
  };
  const isIt = ({ id }: { readonly id: string }) => id === communityId;
  const listed = async () => {
    const community = communityRows.read(await rowsOf('communities')).records.find(isIt);
    const assigned = assignmentRows.read(await rowsOf('assignments')).records.find(isIt);
    return [community?.pastAgents.map(({ memberId }) => memberId), assigned?.monday];
  };
  await expect.poll(listed).toEqual([[`${uid}-${from}`], `${uid}-${to}`]);
}

export const timeOff = ({ uid }: TestOwner, who: string, day: number) =>
  addRecords(uid, {
    requests: {
      [`${uid}-${who}`]: {
        requests: [
          { userId: `${uid}-${who}`, status: 'approved', requestType: 'requestOff', requestDate: night(day) },
        ],
      },
    },
  });

/** Waits for the notice that this owner exceeds the plan: it moves everything below it when it appears. */
export const noticeIsThere = (page: Page) =>
  expect(page.getByText(textOf(planNoticeTexts, 'over.text'))).toBeVisible();

/** Drags with the mouse; `drop` false keeps the button pressed. */
export async function drag(
  page: Page,
  from: ReturnType<typeof cell>,
  to: ReturnType<typeof cell>,
  drop = true,
) {
  await expect(page.locator('[data-drags]')).toBeAttached();
  await noticeIsThere(page);
  await from.hover();
  await page.mouse.down();
  const { x, y, width, height } = (await to.boundingBox())!;
  await page.mouse.move(x + width / 2 - 8, y + height / 2, { steps: 5 });
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 3 });
  if (drop) await page.mouse.up();
}
