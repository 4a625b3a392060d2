import { expect, test, type Page } from '@playwright/test';
import { paths, serviceNight, weekdayOf, weekdays } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { addRecords, communityRecord, createOwner, firestore, memberRecord } from '../../src/backend.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { signIn } from '../../src/signIn.ts';
import { serviceDays as serviceDaysTexts } from '../../../mf-communities/src/serviceDays/texts/en.ts';
import { textOf } from '../../src/textOf.ts';

const timezone = 'America/New_York';

/** An owner of a community without service tonight, with Sam as its regular specialist on the next day. */
async function business() {
  const tonight = weekdayOf(serviceNight(Date.now(), timezone));
  const served = weekdays[(weekdays.indexOf(tonight) + 1) % 7]!;
  const other = weekdays[(weekdays.indexOf(tonight) + 2) % 7]!;
  const { uid, email } = await createOwner({
    communities: { elm: { ...communityRecord('Elm Row'), timezone, serviceDays: [served, other] } },
  });
  await addRecords(uid, { team: { sam: memberRecord(uid, 'Sam', 'Ortiz') } });
  const regular = firestore().doc(paths.assignedAgent(uid, 'elm', served));
  await regular.set({ customerId: uid, communityId: 'elm', day: served, memberId: 'sam' });
  return { email, tonight, served, regular };
}

const inShort = (day: string) => `${day[0]!.toUpperCase()}${day.slice(1, 3)}`;
const form = (page: Page) => page.getByRole('dialog', { name: 'Edit community' });
const day = (page: Page, name: string) =>
  form(page).getByRole('checkbox', { name: inShort(name), exact: true });
const groups = (page: Page) => form(page).getByRole('term');
const open = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Edit community', exact: true }).click();

async function save(page: Page): Promise<void> {
  await form(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('a change of service days shows what it adds and removes, and a restored day has no specialist', async ({
  page,
}) => {
  const { email, tonight, served, regular } = await business();
  await signIn(page, email, '/communities/elm');

  await test.step('both effects are shown before saving', async () => {
    await open(page);
    await expect(groups(page)).toHaveCount(0);
    await day(page, tonight).check();
    await day(page, served).uncheck();
    await expect(groups(page)).toHaveText([
      textOf(serviceDaysTexts, 'groups.unassigned', { count: 1 }),
      textOf(serviceDaysTexts, 'groups.added', { count: 1 }),
      textOf(serviceDaysTexts, 'groups.regular', { count: 1 }),
    ]);
    await expect(form(page).getByRole('definition').last()).toHaveText(`${inShort(served)}: Sam Ortiz`);
    expect(await axeFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await horizontalOverflow(page)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await day(page, tonight).uncheck();
    await expect(groups(page)).toHaveText([textOf(serviceDaysTexts, 'groups.regular', { count: 1 })]);
    await save(page);
    expect((await regular.get()).exists).toBe(false);
  });

  await test.step('the day is restored without its specialist', async () => {
    await open(page);
    await day(page, served).check();
    await expect(groups(page)).toHaveText([textOf(serviceDaysTexts, 'groups.added', { count: 1 })]);
    await save(page);
    expect((await regular.get()).exists).toBe(false);
  });

  await test.step('the log shows who was removed', async () => {
    await page.getByRole('tab', { name: 'Activity' }).click();
    const log = page.getByRole('list', { name: 'Activity' }).locator('> li');
    await expect(log.last()).toContainText('Sam Ortiz → no one');
  });
});
