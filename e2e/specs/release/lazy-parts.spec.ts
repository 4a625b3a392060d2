import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { addDays, localDate, serviceNight } from 'shared-lib/domain';
import { communityRecord, createOwner, memberRecord } from '../../src/backend.ts';
import { signIn } from '../../src/signIn.ts';
import { sidePanel } from '../../src/page/sidePanel.ts';
import { toast } from '../../src/page/toast.ts';

interface LazyPart {
  what: string;
  /** The files with its code; blocking any of them blocks it. */
  file: RegExp;
  path: string;
  open: (page: Page) => Promise<void>;
  /** The text in its dialog. */
  says: string;
}

const parts: LazyPart[] = [
  {
    what: 'the form of a request',
    file: /\/add-request\.[^/]+\.js/,
    path: '/schedule?tab=requests',
    open: (page) => page.getByRole('button', { name: 'Add request' }).click(),
    says: 'Add request',
  },
  {
    what: 'a request’s panel',
    file: /\/request-panel\.[^/]+\.js/,
    path: '/schedule?tab=requests',
    open: (page) => page.getByRole('cell', { name: 'Ada Byron', exact: true }).click(),
    says: 'Ada Byron',
  },
  {
    what: 'what every panel is made of',
    file: /\/drawer\.[^/]+\.js/,
    path: '/schedule?tab=requests',
    open: (page) => page.getByRole('cell', { name: 'Ada Byron', exact: true }).click(),
    says: 'Ada Byron',
  },
  {
    what: 'a shift report’s panel',
    file: /\/(report|drawer)\.[^/]+\.js/,
    path: '/shift-report',
    open: (page) => page.getByRole('cell', { name: 'Maple Test', exact: true }).click(),
    says: 'Maple Test',
  },
  {
    what: 'the form of a member',
    file: /\/add-member\.[^/]+\.js/,
    path: '/team',
    open: (page) => page.getByRole('button', { name: 'Add team member' }).click(),
    says: 'Add team member',
  },
];

test('a page that can no longer load code says so, and opens the requested part once it can', async ({
  page,
}) => {
  const { email } = await createOwner();
  await signIn(page, email, '/schedule?tab=requests');
  const add = page.getByRole('button', { name: 'Add request' }).first();
  await add.waitFor();
  await page.route(/\.js(\?|$)/, (route) => route.abort('connectionrefused'));
  await add.click();
  const said = toast(page, /^Couldn’t open this/);
  await expect(said).toBeVisible();
  await said.getByRole('button', { name: 'Close' }).click();
  await expect(said).toHaveCount(0);

  await page.unrouteAll();
  await add.click();
  await expect(page.getByRole('dialog')).toContainText('Add request');
});

for (const { what, file, path, open, says } of parts) {
  test(`${what}: code that failed to load is requested again, without a reload`, async ({ page }) => {
    const request = { userId: 'ada', status: 'pending', requestType: 'requestOff' };
    const uid = `test-${randomUUID().slice(0, 8)}`;
    const records = {
      communities: { maple: communityRecord('Maple Test') },
      requests: {
        shared: {
          requests: [{ ...request, requestDate: addDays(localDate(Date.now(), 'America/New_York'), 5) }],
        },
      },
      shiftReports: {
        one: {
          communityId: 'maple',
          serviceDate: addDays(serviceNight(Date.now(), 'America/New_York'), -1),
          status: 'missed',
          memberId: 'ada',
          unitsTotal: 20,
          unitsServiced: 18,
        },
      },
      team: { ada: memberRecord(uid, 'Ada', 'Byron') },
    };
    const { email } = await createOwner(records, true, ['welcome'], uid);
    await page.route(file, (route) => route.abort('connectionrefused'));
    await signIn(page, email, path);
    let loads = 0;
    page.on('load', () => (loads += 1));

    await open(page);
    await expect(toast(page, /^Couldn’t open this/)).toBeVisible();
    await expect(sidePanel(page)).toBeHidden();
    await expect(page).toHaveURL(path);

    await page.unroute(file);
    await open(page);
    await expect(sidePanel(page)).toContainText(says);
    expect(loads).toBe(0);
  });
}
