import { expect, test, type Page } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { addRecords, communityRecord, createOwner, firestore, memberRecord } from '../../src/backend.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';
import { signIn } from '../../src/signIn.ts';

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
const panel = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const list = (page: Page) => page.getByRole('main').getByRole('list', { name: 'Notifications' });

const stored = async (customerId: string, id: string) =>
  (await firestore().doc(paths.notification(customerId, id)).get()).data();

/** A record as the field app would write it now. */
const fieldRecord = (more: object) => ({
  serviceDate: new Date().toISOString().slice(0, 10),
  communityId: 'elm',
  memberId: 'sam',
  createdAt: new Date(),
  createdBy: 'sam',
  ...more,
});

test('field events cause one notification each, which leads to its record from the bell and the list', async ({
  page,
}) => {
  const { uid, email } = await createOwner({
    communities: { elm: communityRecord('Elm Street') },
  });
  await addRecords(uid, { team: { sam: memberRecord(uid, 'Sam', 'Rivera') } });
  await signIn(page, email);

  await test.step('a violation lights the bell, which leads to it', async () => {
    await addRecords(uid, {
      violations: {
        'sam-1': fieldRecord({
          caseNumber: 'V-1',
          unitId: 'a',
          typeId: 'loose',
          typeName: 'Loose trash',
          observedAt: new Date(),
          reviewStatus: 'pending',
          status: 'open',
        }),
      },
    });
    await expect(bell(page)).toHaveAccessibleName('Notifications, unread');
    await bell(page).click();
    const news = panel(page).getByRole('link', { name: /New violation/ });
    await expect(news).toContainText('Sam Rivera reported “Loose trash” at Elm Street.');
    await news.press('Enter');
    await expect(page).toHaveURL(/\/violations\?open=sam-1/);
    await expect(page.getByText('V-1').first()).toBeVisible();
    await expect.poll(() => stored(uid, 'violation-sam-1')).toMatchObject({ read: true, seen: true });
    await expect(bell(page)).toHaveAccessibleName('Notifications');
  });

  await test.step('a clock-in and a request are listed, and each leads on with the keyboard', async () => {
    await addRecords(uid, {
      clockInOuts: {
        'sam-c': fieldRecord({ status: 'open', source: 'app', clockInAt: new Date() }),
      },
      requests: {
        sam: {
          requests: [
            { userId: 'sam', status: 'pending', requestType: 'requestOff', requestDate: '2099-01-02' },
          ],
        },
      },
    });
    await navigateInApp(page, '/notifications');
    await expect(list(page).getByRole('listitem')).toHaveCount(3);
    expect(await axeFindings(page)).toEqual([]);
    await list(page)
      .getByRole('link', { name: /^View details: (Late c|C)lock-in/ })
      .press('Enter');
    await expect(page).toHaveURL(/\/clock-in-outs\?open=sam-c/);
    await expect(page.getByText('Elm Street').first()).toBeVisible();
    await expect.poll(() => stored(uid, 'clockIn-sam-c')).toMatchObject({ read: true });

    await page.goBack();
    const requested = list(page).getByRole('link', { name: 'View details: Time-off request' });
    await requested.click();
    await expect(page).toHaveURL(/\/schedule\?tab=requests/);
    await expect(page.getByText('Sam Rivera').first()).toBeVisible();
  });

  await test.step('disabled events cause none', async () => {
    await firestore().doc(paths.customer(uid)).update({ notifyClockInOut: false });
    const two = fieldRecord({ status: 'open', source: 'app', clockInAt: new Date() });
    await addRecords(uid, { clockInOuts: { 'sam-d': two } });
    // Then an event of an enabled kind: once its notification arrives, the other would have arrived too.
    await addRecords(uid, {
      contactSubmissions: {
        form: { communityId: 'elm', name: 'Hana', topic: 'other', message: 'Hello', createdAt: new Date() },
      },
    });
    await expect
      .poll(() => stored(uid, 'contactForm-form'))
      .toMatchObject({ link: '/communities?view=requests&open=form' });
    expect(await stored(uid, 'clockIn-sam-d')).toBeUndefined();
  });
});
