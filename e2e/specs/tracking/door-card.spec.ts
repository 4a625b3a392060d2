import { expect, test, type Page } from '@playwright/test';
import {
  addDays,
  doorAddress,
  momentOfNight,
  monthOf,
  paths,
  serviceNight,
  weekdayOf,
  weekdays,
} from 'shared-lib/domain';
import {
  addRecords,
  communityRecord,
  createOwner,
  firestore,
  memberRecord,
  uploadFile,
} from '../../src/backend.ts';
import { pngOf } from '../../src/files/pngOf.ts';
import { DataWatch } from '../../src/measure/DataWatch.ts';
import { waitUntilAnswered } from '../../src/measure/openScreen.ts';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { watchProblems } from '../../src/page/watchProblems.ts';
import { product } from '../../src/product.ts';
import { signIn } from '../../src/signIn.ts';
import { textOf } from '../../src/textOf.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';
import { en as doorTexts } from '../../../mf-tracking/src/door/texts/en.ts';
import { en as listTexts } from '../../../mf-tracking/src/lists/texts/en.ts';
import { en as requestTexts } from '../../../mf-communities/src/requests/texts/en.ts';
import { en as unitTexts } from '../../../mf-tracking/src/units/texts/en.ts';
import { sidePanel } from '../../src/page/sidePanel.ts';

const timeZone = 'America/New_York';
const lastNight = () => addDays(serviceNight(Date.now(), timeZone), -1);
const dayOff = () => addDays(lastNight(), -1);
const at = (time: string) => new Date(momentOfNight(lastNight(), time, timeZone));

/** Maximum number of documents of an opened card: the unit, its records of the night, the doors around it, and its open records. */
const mostRead = 40;

/** An owner whose specialist recorded three doors last night, the middle one with a photo and offline. */
async function ownerWithDoors() {
  const { uid, email } = await createOwner({
    communities: {
      maple: {
        ...communityRecord('Maple Court'),
        serviceDays: weekdays.filter((day) => day !== weekdayOf(dayOff())),
        setOutStart: '18:00',
        setOutEnd: '20:00',
      },
    },
  });
  const unit = (unitNumber: string) => ({ communityId: 'maple', building: 'A', floor: '2', unitNumber });
  const log = (unitId: string, time: string, more: object = {}) => ({
    communityId: 'maple',
    unitId,
    memberId: 'ana',
    shiftReportId: 'night',
    serviceDate: lastNight(),
    servicedAt: at(time),
    createdAt: at(time),
    outcome: 'collected',
    method: 'binTag',
    ...more,
  });
  const path = `customers/${uid}/serviceLogs/b/door.png`;
  await addRecords(uid, {
    team: { ana: memberRecord(uid, 'Ana', 'Test') },
    units: {
      u203: unit('203'),
      u204: { ...unit('204'), binTagId: 'TAG204', residentName: 'Rosa Diaz' },
      u205: unit('205'),
    },
    serviceLogs: {
      a: log('u203', '21:10', { outcome: 'notOut' }),
      b: log('u204', '21:14', {
        createdAt: at('21:44'),
        geo: { lat: null, lng: null, accuracyM: 8, distanceM: 12, status: 'inside' },
        photo: { path, sha256: null, capturedAt: at('21:14'), uploadedAt: at('21:44'), uploadedBy: 'ana' },
      }),
      c: log('u205', '21:18', { outcome: 'notCollected', reason: 'access' }),
    },
    violations: {
      v: {
        communityId: 'maple',
        unitId: 'u204',
        memberId: 'ana',
        serviceDate: lastNight(),
        caseNumber: 'V-1',
        typeId: 'loose',
        typeName: 'Loose trash',
        status: 'open',
      },
      closed: {
        communityId: 'maple',
        unitId: 'u204',
        serviceDate: lastNight(),
        caseNumber: 'V-2',
        typeId: 'bag',
        typeName: 'No bag',
        status: 'resolved',
      },
    },
    contactSubmissions: {
      r: {
        communityId: 'maple',
        unitId: 'u204',
        unitNumber: '204',
        name: 'Rosa Diaz',
        email: 'rosa@e2e.test',
        topic: 'missedPickup',
        status: 'new',
        number: 'R-1',
        message: 'You missed me.',
        night: lastNight(),
        createdAt: at('23:30'),
      },
    },
  });
  await uploadFile(path, pngOf(400, 300, [40, 120, 60], [200, 200, 160]), 'image/png');
  return { uid, email };
}

const card = (page: Page) => sidePanel(page, textOf(unitTexts, 'doors.one'));
const result = (page: Page, words: string | RegExp) =>
  card(page).getByRole('status').filter({ hasText: words });
const part = (page: Page, name: string) => card(page).getByRole('region', { name });
const around = (page: Page) => part(page, textOf(doorTexts, 'door.around.title'));
const fact = (page: Page, label: string) =>
  card(page).locator('dl > div').filter({ hasText: label }).locator('dd');
const openNight = (page: Page) => page.getByRole('link', { name: textOf(listTexts, 'openDoorNight') });

test('“204 wasn’t picked up” is answered from the search, and so is the neighbor’s complaint', async ({
  page,
}) => {
  const { uid, email } = await ownerWithDoors();
  const month = firestore().doc(paths.doorMonth(uid, 'maple', monthOf(lastNight())));
  await expect.poll(async () => (await month.get()).exists).toBe(true);
  const problems = watchProblems(page);
  await signIn(page, email, '/settings');

  await test.step('typed, Enter, and the card says what happened, who was there, when, and how close', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('204 maple');
    await expect(
      page.getByRole('listbox', { name: 'Search results' }).getByRole('option', { selected: true }),
    ).toHaveText(/^A-204/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/units?community=maple&open=u204');
    await expect(card(page).getByRole('heading', { name: 'A-204' })).toBeVisible();
    await expect(result(page, /Collected at 9:14 PM/)).toContainText(
      textOf(doorTexts, 'door.timing.after', { time: '1 hr 14 min' }),
    );
    await expect(fact(page, textOf(doorTexts, 'door.facts.specialist'))).toHaveText('Ana Test');
    await expect(fact(page, textOf(doorTexts, 'door.facts.deviceTime'))).toContainText(/9:14 PM E[SD]T/);
    await expect(fact(page, textOf(doorTexts, 'door.facts.serverTime'))).toContainText(/9:44 PM E[SD]T/);
    await expect(fact(page, textOf(unitTexts, 'serviceLogs.columns.distance'))).toHaveText(/^39\sft$/);
    await expect(fact(page, textOf(doorTexts, 'door.facts.window'))).toContainText(/6:00 PM.* to 8:00 PM/);
    await expect(card(page).getByRole('link', { name: 'TAG204' })).toHaveAttribute(
      'href',
      '/communities/maple?tab=bintags&tag=TAG204',
    );
    const photo = card(page).getByRole('button', { name: /^A-204 on / });
    await expect(photo).toBeVisible();
    expect((await photo.boundingBox())!.width).toBeGreaterThan(300);
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('open cases and requests are listed, closed ones aren’t', async () => {
    const open = part(page, textOf(doorTexts, 'door.open.title'));
    await expect(open.getByRole('link')).toHaveText(['Loose trash', /^Missed pickup · Rosa Diaz/]);
    await expect(open.getByRole('link').first()).toHaveAttribute('href', '/violations?open=v');
    await expect(open.getByRole('link').last()).toHaveAttribute('href', '/communities?view=requests&open=r');
  });

  await test.step('the doors before and after open their own cards, and Back returns', async () => {
    await expect(around(page).getByRole('listitem')).toHaveText([
      /Just before.*A-203.*Nothing out.*9:10 PM/,
      /Just after.*A-205.*Missed.*9:18 PM/,
    ]);
    await around(page).getByRole('link', { name: 'A-205' }).click();
    const heading = card(page).getByRole('heading', { name: 'A-205' });
    await expect(heading).toBeFocused();
    await expect(result(page, 'Missed at')).toContainText(textOf(unitTexts, 'doors.reasons.access'));
    await expect(around(page).getByRole('link')).toHaveText(['A-204']);
    await expect(card(page).getByText(textOf(doorTexts, 'door.noPhoto'))).toBeVisible();
    await page.goBack();
    await expect(card(page).getByRole('heading', { name: 'A-204' })).toBeVisible();
  });

  await test.step('a night in the calendar moves the card: there was no service', async () => {
    const off = new Date(`${dayOff()}T12:00:00Z`).toLocaleDateString('en-US', {
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
    });
    await part(page, textOf(unitTexts, 'doors.months'))
      .getByRole('link', { name: new RegExp(`${off}:`) })
      .click();
    await expect(page).toHaveURL(`/units?community=maple&open=u204&night=${dayOff()}`);
    await expect(result(page, /^No service on \w+days\.$/)).toBeVisible();
    await expect(card(page).getByRole('heading', { name: 'A-204' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(card(page)).toHaveCount(0);
    await page.goBack();
    await expect(card(page)).toBeVisible();
  });

  await test.step('service logs, cases, reports and requests lead to the door’s night', async () => {
    await addRecords(uid, {
      shiftReports: {
        night: {
          communityId: 'maple',
          serviceDate: lastNight(),
          status: 'submitted',
          memberId: 'ana',
          unitsTotal: 3,
          unitsServiced: 2,
        },
      },
    });
    const address = (unitId: string) => doorAddress({ communityId: 'maple', unitId, night: lastNight() });
    await navigateInApp(page, '/units?tab=logs&community=maple&open=b');
    await openNight(page).click();
    await expect(page).toHaveURL(address('u204'));
    await expect(result(page, 'Collected at')).toBeVisible();

    await navigateInApp(page, '/violations?open=v');
    await expect(openNight(page)).toHaveAttribute('href', address('u204'));
    await navigateInApp(page, '/shift-report?open=night');
    await expect(openNight(page)).toHaveAttribute('href', address('u205'));
    await navigateInApp(page, '/communities?view=requests&open=r');
    await expect(
      page.getByRole('link', { name: textOf(requestTexts, 'requests.verdict.openDoor') }),
    ).toHaveAttribute('href', address('u204'));
  });
  expect(problems).toEqual([]);
});

test('an opened card reads a few documents, whatever the size of the night', async ({ page }) => {
  await signIn(page, 'owner@demo.test', '/settings');
  const watch = await DataWatch.of(page, product().addresses);
  await page.goto('/units?community=harbor-point');
  const door = page
    .getByRole('grid', { name: textOf(unitTexts, 'doors.grid') })
    .getByRole('link', { name: textOf(unitTexts, 'doors.states.collected') });
  await expect(door.first()).toBeVisible();
  await waitUntilAnswered(watch);
  const before = watch.costs().documents;
  await door.first().click();
  await expect(around(page).getByRole('link').first()).toHaveText(/^[A-Z]-\d+$/);
  await expect(part(page, textOf(doorTexts, 'door.open.title')).getByText(/./).last()).toBeVisible();
  await waitUntilAnswered(watch);
  expect(watch.costs().documents - before).toBeLessThanOrEqual(mostRead);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the card fits, the answer is in view, and an unknown unit says so', async ({ page }) => {
    const { email } = await ownerWithDoors();
    await signIn(page, email, doorAddress({ communityId: 'maple', unitId: 'u204', night: lastNight() }));
    await expect(result(page, 'Collected at')).toBeInViewport({ ratio: 1 });
    await expect(around(page).getByRole('link')).toHaveCount(2);
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    await navigateInApp(page, doorAddress({ communityId: 'maple', unitId: 'nothing', night: lastNight() }));
    await expect(card(page).getByText(textOf(unitTexts, 'doors.gone.title'))).toBeVisible();
  });
});
