import type { Page } from '@playwright/test';
import { addDays, localDate, paths, weekdays } from 'shared-lib/domain';
import { communityRecord, createOwner, firestore, memberRecord, type TestOwner } from '../backend.ts';
import { sidePanel } from '../page/sidePanel.ts';

/** A date this many days from today in New York, the time zone of the tests' browser. */
export const on = (days: number) => addDays(localDate(Date.now(), 'America/New_York'), days);
/** The night of the tests' requests. */
export const night = on(5);

/** A pending request as stored. */
export const dayOff = (userId: string, requestDate = night) => ({
  userId,
  status: 'pending',
  requestType: 'requestOff',
  requestDate,
});
/** A pending request for someone's shift, as stored. */
export const shift = (userId: string, communityId: string) => ({
  ...dayOff(userId),
  requestType: 'shift',
  communityId,
});
/** An entry that no screen can read. */
export const damaged = { status: 'lost' };

const team = { ada: ['Ada', 'Byron'], bo: ['Bo', 'Larsen'], cy: ['Cy', 'Novak'] } as const;

/**
 * An owner with communities served every day: Ada serves Ash and Elm, Oak is unassigned; Bo knows Elm from another weekday.
 * @param requests the list that all of them share.
 */
export async function busyOwner(requests: readonly object[]): Promise<TestOwner> {
  const place = (name: string) => ({ ...communityRecord(name), serviceDays: weekdays });
  const owner = await createOwner({
    communities: { ash: place('Ash Gardens'), elm: place('Elm Street'), oak: place('Oak Park') },
    requests: { shared: { requests } },
  });
  const { uid } = owner;
  const batch = firestore().batch();
  for (const [id, [first, last]] of Object.entries(team)) {
    batch.set(firestore().doc(paths.teamMember(uid, id)), memberRecord(uid, first, last));
  }
  const weekday = weekdays[(new Date(`${night}T00:00:00Z`).getUTCDay() + 6) % 7]!;
  for (const day of weekdays) {
    const agents = { ash: 'ada', elm: day === weekday ? 'ada' : 'bo' };
    for (const [communityId, memberId] of Object.entries(agents)) {
      const agent = { day, communityId, customerId: uid, memberId };
      batch.set(firestore().doc(paths.assignedAgent(uid, communityId, day)), agent);
    }
  }
  await batch.commit();
  return owner;
}

/** The content of a record of requests. */
export const storedRequests = async (uid: string, record = 'shared'): Promise<Record<string, unknown>[]> =>
  ((await firestore().doc(paths.requestRecord(uid, record)).get()).get('requests') ?? []) as [];
/** The schedule changes of that night by community, with the specialist; null for unassigned. */
export const storedShifts = async (uid: string): Promise<Record<string, unknown>> => {
  const entries = (await firestore().doc(paths.scheduleNight(uid, night)).get()).get('schedule') as
    | { communityId: string; newAgentId: string | null }[]
    | undefined;
  return Object.fromEntries((entries ?? []).map(({ communityId, newAgentId }) => [communityId, newAgentId]));
};

/** The communities whose shifts are offered that night. */
export const storedOffers = async (uid: string): Promise<string[]> => {
  const offered: unknown = (await firestore().doc(paths.scheduleNight(uid, night)).get()).get('offered');
  return ((offered ?? []) as { communityId: string }[]).map(({ communityId }) => communityId);
};

/** The table of requests, and its parts. */
export const list = (page: Page) => page.getByRole('table', { name: 'Requests' });
export const row = (page: Page, name: string) => list(page).getByRole('row').filter({ hasText: name });
/** The panel of one request, and its controls. */
export const panel = (page: Page) => sidePanel(page, 'Request');
export const press = (page: Page, name: string | RegExp) =>
  panel(page).getByRole('button', { name, exact: true }).click();
/** Opens a request's panel. */
export const open = (page: Page, name: string) => row(page, name).getByRole('button').click();
/** The field in the panel for a shift's specialist. */
export const field = (page: Page, name: string | RegExp) => panel(page).getByRole('combobox', { name });

/** Chooses a shift's specialist. */
export async function choose(page: Page, name: string | RegExp, option: string | RegExp) {
  await field(page, name).click();
  await page.getByRole('option', { name: option }).click();
}

/** The address of the list. */
export const requestsTab = '/schedule?tab=requests';
