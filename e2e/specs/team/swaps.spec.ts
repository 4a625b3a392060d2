import { expect, test, type Page } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { addRecords, firestore } from '../../src/backend.ts';
import {
  busyOwner,
  list,
  night,
  on,
  open,
  panel,
  press,
  requestsTab,
  row,
  storedRequests,
  storedShifts,
} from '../../src/areas/requests.ts';
import { signIn } from '../../src/signIn.ts';
import { toast } from '../../src/page/toast.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';
import { textOf } from '../../src/textOf.ts';
import { decideTexts } from '../../../mf-team/src/requests/decide/texts/en.ts';
import { swapTexts } from '../../../mf-team/src/requests/swap/texts/en.ts';
import { scheduleTexts } from '../../../mf-team/src/schedule/texts/en.ts';

const names: Readonly<Record<string, string>> = { ada: 'Ada Byron', bo: 'Bo Larsen', cy: 'Cy Novak' };
const shiftAt = (communityId: string, propertyName: string, serviceDate: string) => ({
  communityId,
  propertyName,
  serviceDate,
  startsAt: new Date(`${serviceDate}T20:00:00-05:00`),
});
type SwappedShift = ReturnType<typeof shiftAt>;

/** A swap that the colleague has accepted, with the office's request. */
const acceptedSwap = (
  id: string,
  memberId: string,
  colleagueId: string,
  shift: SwappedShift,
  inReturn: SwappedShift | null,
  note = '',
) => ({
  shiftSwaps: {
    [id]: {
      memberId,
      colleagueId,
      memberName: names[memberId],
      colleagueName: names[colleagueId],
      shift,
      inReturn,
      note,
      status: 'accepted',
      openUntil: shift.startsAt,
    },
  },
  requests: {
    [id]: {
      requests: [
        {
          userId: memberId,
          status: 'pending',
          requestType: 'shiftSwap',
          requestDate: shift.serviceDate,
          communityId: shift.communityId,
        },
      ],
    },
  },
});

/** The shifts of the swap in the panel. */
const shifts = (page: Page) =>
  panel(page)
    .getByRole('region', { name: textOf(swapTexts, 'shifts') })
    .getByRole('listitem');

test('the office approves a swap, the schedule shows it, and it is undone; one whose shift has changed is refused there', async ({
  page,
}) => {
  const { uid, email } = await busyOwner([]);
  const back = on(6);
  const ash = shiftAt('ash', 'Ash Gardens', night);
  const elm = shiftAt('elm', 'Elm Street', back);
  await addRecords(uid, acceptedSwap('exchange', 'ada', 'bo', ash, elm, 'My sister’s graduation'));
  await addRecords(uid, acceptedSwap('gift', 'cy', 'bo', shiftAt('oak', 'Oak Park', on(7)), null));
  await addRecords(uid, acceptedSwap('late', 'cy', 'ada', shiftAt('oak', 'Oak Park', on(-3)), null));
  await addRecords(uid, {
    schedule: {
      // Ada is free to serve Elm Street.
      [back]: { schedule: [{ communityId: 'ash', newAgentId: null }] },
      [on(7)]: {
        schedule: [
          { communityId: 'oak', newAgentId: 'cy' },
          { communityId: 'elm', newAgentId: null },
        ],
      },
    },
  });
  await signIn(page, email, requestsTab);

  await test.step('what waits is listed with its colleague, and what expired isn’t', async () => {
    await expect(page.getByRole('tab', { name: 'Requests 2 pending' })).toBeVisible();
    await expect(row(page, 'Ada Byron')).toContainText(
      textOf(swapTexts, 'exchange', { name: 'Bo Larsen', community: 'Elm Street' }),
    );
    await expect(list(page).getByRole('row')).toHaveCount(3);
  });

  await test.step('both shifts are shown, and approved in one step', async () => {
    await open(page, 'Ada Byron');
    await expect(page).toHaveURL(`${requestsTab}&request=exchange%2F0`);
    await expect(panel(page)).toContainText('My sister’s graduation');
    await expect(shifts(page).nth(0)).toContainText('Ash Gardens');
    await expect(shifts(page).nth(0)).toContainText(textOf(swapTexts, 'newHere'));
    await expect(shifts(page).nth(1)).toContainText('Elm Street');
    await expect(panel(page)).toContainText(textOf(swapTexts, 'covered'));
    expect(await axeFindings(page)).toEqual([]);
    await panel(page).getByLabel(textOf(swapTexts, 'note')).fill('Congratulations');
    await press(page, textOf(swapTexts, 'approve'));
    const people = { name: 'Ada Byron', colleague: 'Bo Larsen' };
    await expect(toast(page, textOf(swapTexts, 'done.approved', people))).toBeVisible();
    await expect(panel(page).getByText(/Approved by you/)).toBeVisible();
    await expect(panel(page)).toContainText('Congratulations');
    expect(await storedShifts(uid)).toEqual({ ash: 'bo' });
    await expect(panel(page).getByRole('heading', { name: 'Ada Byron' })).toBeFocused();
  });

  await test.step('the schedule shows who serves', async () => {
    await navigateInApp(page, `/schedule?week=${night}`);
    const cells = page
      .getByRole('grid', { name: textOf(scheduleTexts, 'grid') })
      .getByRole('row')
      .filter({ hasText: 'Ash Gardens' })
      .getByRole('gridcell');
    await expect(cells.filter({ hasText: 'Bo Larsen' })).toHaveCount(1);
  });

  await test.step('it is undone later', async () => {
    await navigateInApp(page, `${requestsTab}&status=approved&request=exchange/0`);
    await press(page, textOf(swapTexts, 'undo'));
    await expect(toast(page, textOf(swapTexts, 'done.pending'))).toBeVisible();
    expect(await storedShifts(uid)).toEqual({});
    expect((await storedRequests(uid, 'exchange'))[0]).toMatchObject({ status: 'pending' });
  });

  await test.step('a shift that was reassigned in the meantime is named, and the swap is declined', async () => {
    await navigateInApp(page, `${requestsTab}&request=gift/0`);
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/decideSwap', (route) => arrival.then(() => route.continue()));
    await press(page, textOf(swapTexts, 'approve'));
    await firestore()
      .doc(paths.scheduleNight(uid, on(7)))
      .set({ schedule: [{ communityId: 'oak', newAgentId: 'ada' }] });
    arrive();
    await expect(panel(page).getByRole('alert')).toContainText(textOf(swapTexts, 'problem'));
    await expect(shifts(page).first()).toContainText(
      textOf(swapTexts, 'refused.changed', { giver: 'Cy Novak' }),
    );
    await page.unroute('**/decideSwap');
    await expect(panel(page).getByRole('button', { name: textOf(swapTexts, 'approve') })).toHaveCount(0);
    await press(page, textOf(decideTexts, 'decline'));
    const people = { name: 'Cy Novak', colleague: 'Bo Larsen' };
    await expect(toast(page, textOf(swapTexts, 'done.declined', people))).toBeVisible();
    expect((await storedRequests(uid, 'gift'))[0]).toMatchObject({ status: 'declined', decidedBy: uid });
  });

  await test.step('an expired one is among all of them', async () => {
    await navigateInApp(page, `${requestsTab}&status=all&request=late/0`);
    await expect(panel(page)).toContainText(textOf(swapTexts, 'expired'));
    await expect(panel(page).getByRole('button', { name: textOf(decideTexts, 'decline') })).toHaveCount(0);
  });
});
