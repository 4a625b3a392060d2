import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { addDays, localDate, paths } from 'shared-lib/domain';
import { createManagedBusiness, expectWhole, monthName, zone } from '../../src/areas/managedBusiness.ts';
import { firestore } from '../../src/backend.ts';
import { signIn } from '../../src/signIn.ts';
import { toast } from '../../src/page/toast.ts';
import { watchProblems } from '../../src/page/watchProblems.ts';
import { managers as managersTexts } from '../../../mf-communities/src/managers/texts/en.ts';
import { managerPages as managerPagesTexts } from '../../../mf-communities/src/public/admin/texts/en.ts';
import { textOf } from '../../src/textOf.ts';
import { forEveryone as forEveryoneTexts } from '../../../mf-communities/src/public/texts/page/en.ts';
import { deliveryTexts } from '../../../shared-lib/src/ui/base/delivery/texts.ts';

/** Opens a separate context of a given width, for a manager who isn't signed in. */
const managerAt = async (page: Page, width: number): Promise<Page> => {
  const context = await page
    .context()
    .browser()!
    .newContext({ viewport: { width, height: 900 } });
  return context.newPage();
};

test('an owner creates a link, its manager reads, prints and requests with it, and it is revoked', async ({
  page,
}) => {
  test.slow();
  const { uid, email, night, admin } = await createManagedBusiness();
  const problems = watchProblems(page);
  await signIn(page, email, '/communities/c1?tab=managers');
  let link = '';

  await test.step('the owner creates a link, and copies it, only this once', async () => {
    await expect(page.getByText(textOf(managersTexts, 'empty.title'))).toBeVisible();
    await page.getByRole('button', { name: 'Create link' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create link' });
    await dialog.getByRole('button', { name: 'Create link' }).click();
    await expect(dialog.getByText(textOf(managersTexts, 'problems.name.missing'))).toBeVisible();
    await dialog.getByLabel('Name').fill('Pat Manager');
    await dialog.getByLabel('Email (optional)').fill('pat@example.com');
    await expect(dialog.getByRole('switch', { name: /nightly proof/ })).toBeChecked();
    await dialog.getByRole('button', { name: 'Create link' }).click();
    const made = page.getByRole('dialog', { name: 'Link for Pat Manager' });
    link = await made.getByLabel('Link', { exact: true }).inputValue();
    expect(new URL(link).searchParams.get('key')?.length).toBeGreaterThanOrEqual(32);
    await made.getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByRole('list', { name: 'Property manager links' })).toContainText('Not used yet');
    await expectWhole(page);
  });

  await test.step('an undelivered email is shown until another one is sent', async () => {
    const { docs } = await firestore().collection(paths.managerLinks(uid)).get();
    const mail = firestore().doc(paths.mail(`manager-${docs[0]!.id}`));
    await expect.poll(async () => (await mail.get()).get('delivery.info.isDelivered') as unknown).toBe(true);
    const failed = { state: 'ERROR', error: { code: 'bounced', message: 'No such mailbox' } };
    await mail.set({ delivery: failed }, { merge: true });
    const lost = page.getByText(
      textOf(managersTexts, 'notDelivered', {
        email: 'pat@example.com',
        reason: textOf(deliveryTexts.en, 'bounced'),
      }),
    );
    await expect(lost).toBeVisible();
    await expectWhole(page);
    await mail.set({ delivery: { state: 'SUCCESS', error: null } }, { merge: true });
    await expect(lost).toBeHidden();
  });

  const phone = await managerAt(page, 390);
  const desk = await managerAt(page, 1440);
  const keyless = async (manager: Page) => {
    await manager.goto(link);
    await expect(manager.getByText('Viewing as Pat Manager')).toBeVisible();
    expect(new URL(manager.url()).search).toBe('');
  };

  await test.step('the manager opens it on a phone: the key is gone from the address, and last night is shown', async () => {
    const told: string[] = [];
    phone.on('request', (request) => {
      if (!request.isNavigationRequest()) told.push(request.url(), request.headers()['referer'] ?? '');
    });
    await keyless(phone);
    expect(told.filter((text) => text.includes('key='))).toEqual([]);
    const row = phone
      .getByRole('table', { name: 'Recent nights' })
      .getByRole('row')
      .filter({ hasText: '1 of 2' });
    await expect(row).toContainText('Served');
    await expect(row).toContainText('1 × no access');
    await expect(phone.getByText('Nadia')).toHaveCount(0);
    await expect(phone.getByText('Rosa')).toHaveCount(0);
    await expectWhole(phone);
    // The width of a desktop at 200% zoom twice over, in the other language, whose words are longer.
    await phone.setViewportSize({ width: 320, height: 640 });
    await phone.getByRole('button', { name: 'Español' }).click();
    await expect(phone.getByRole('table', { name: 'Noches recientes' })).toBeVisible();
    const spanish = monthName(localDate(Date.now(), zone).slice(0, 7), 'es-MX');
    await expect(phone.getByRole('table', { name: spanish, exact: true })).toBeVisible();
    for (const part of ['Infracciones', 'Registros de servicio', 'Resumen']) {
      await phone.getByRole('link', { name: part, exact: true }).click();
      await expect(phone.getByRole('button', { name: 'Imprimir' })).toBeEnabled();
      await expectWhole(phone);
    }
    await phone.getByRole('button', { name: 'English' }).click();
    await phone.setViewportSize({ width: 390, height: 900 });
    // A later visit, with only the session.
    await phone.goto(admin);
    await expect(phone.getByText('Viewing as Pat Manager')).toBeVisible();
  });

  await test.step('violations with photo and notice, service logs by unit, a file and a printout', async () => {
    await keyless(desk);
    await desk.getByRole('link', { name: 'Violations', exact: true }).click();
    await desk
      .getByRole('button', { name: textOf(managerPagesTexts, 'violation.photos', { count: 1 }) })
      .click();
    const photo = desk.getByRole('img', {
      name: textOf(managerPagesTexts, 'violation.photo', { place: 1, count: 1, unit: 'A-102' }),
    });
    await expect(photo).toHaveJSProperty('naturalWidth', 1);
    await desk.getByText(/^Notice 1/).click();
    await expect(desk.getByText('Please bag it.')).toBeVisible();
    await desk.getByLabel('Status').selectOption('resolved');
    await expect(desk.getByText('No violations')).toBeVisible();
    await expect(desk).toHaveURL(/status=resolved/);
    await expectWhole(desk);

    await desk.getByRole('link', { name: 'Service logs', exact: true }).click();
    const logs = desk.getByRole('table', { name: 'Service logs' });
    await expect(logs.getByRole('row')).toHaveCount(3);
    // There are more, but they can't be loaded.
    await desk.route('**/readManagerLogs', async (route) => {
      const { data } = route.request().postDataJSON() as { data: { after: string | null } };
      if (data.after !== null) return route.abort();
      const answer = await route.fetch();
      const { result } = (await answer.json()) as { result: object };
      return route.fulfill({ response: answer, json: { result: { ...result, next: 'more' } } });
    });
    await desk.getByLabel('Unit').fill('a-102');
    await desk.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(logs.getByRole('row')).toHaveCount(2);
    await desk.getByLabel('From').fill('2020-01-01');
    await desk.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(desk.getByText(textOf(managerPagesTexts, 'log.tooMany'))).toBeVisible();
    await expectWhole(desk);
    await desk.getByRole('button', { name: 'CSV' }).click();
    const partial = desk.getByRole('group', {
      name: textOf(managerPagesTexts, 'csvPartial'),
    });
    await expect(partial).toBeVisible();
    await desk.unroute('**/readManagerLogs');
    const [file] = await Promise.all([
      desk.waitForEvent('download'),
      partial.getByRole('button', { name: 'Try again' }).click(),
    ]);
    await expect(desk.getByRole('button', { name: 'Show more' })).toHaveCount(0);
    expect(readFileSync(await file.path(), 'utf8')).toContain('A-102');

    await desk.goto(`${admin}?night=${night}`);
    await expect(desk.getByRole('table', { name: 'Service logs' }).getByRole('row')).toHaveCount(3);
    await desk.emulateMedia({ media: 'print' });
    await expect(
      desk.getByRole('heading', { name: new RegExp(`^Proof of service: .*, ${night.slice(0, 4)}$`) }),
    ).toBeVisible();
    await expect(desk.getByText('Records as of')).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Print' })).toBeHidden();
    await desk.emulateMedia({ media: 'screen' });
    await expect(desk.getByText('Records as of')).toBeHidden();
    await desk.goto(`${admin}?month=${night.slice(0, 7)}`);
    await expect(desk.getByText(/^Served 1 of \d+ nights$/)).toBeVisible();
    await expectWhole(desk);
  });

  await test.step('the owner adds a closure requested by the manager in one step', async () => {
    await phone.getByRole('button', { name: 'Request a closure' }).click();
    const dialog = phone.getByRole('dialog', { name: 'Request a closure' });
    await dialog.getByLabel('First night').fill('2020-01-01');
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect(dialog.getByText(textOf(managerPagesTexts, 'closures.problems.from.past'))).toBeVisible();
    const day = addDays(localDate(Date.now(), zone), 7);
    await dialog.getByLabel('First night').fill(day);
    await dialog.getByLabel('Reason (optional)').fill('Paving.');
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect(phone.getByText('Waiting')).toBeVisible();
    const requested = page.getByRole('list', { name: 'Requested closures' });
    await expect(requested).toContainText('Paving.');
    await requested.getByRole('button', { name: 'Add to closures' }).click();
    await expect(toast(page, 'Closures added')).toBeVisible();
    const community = await firestore().doc(paths.community(uid, 'c1')).get();
    expect(community.get('noServiceDates')).toEqual([day]);
  });

  await test.step('the owner revokes it, and the manager’s next step is refused with an explanation', async () => {
    await expect(page.getByRole('list', { name: 'Property manager links' })).toContainText('Last used');
    await page.getByRole('button', { name: 'Revoke: Pat Manager' }).click();
    await page
      .getByRole('dialog', { name: textOf(managersTexts, 'revokeDialog.title', { name: 'Pat Manager' }) })
      .getByRole('button', { name: textOf(managersTexts, 'revokeDialog.action', { name: 'Pat Manager' }) })
      .click();
    await expect(page.getByText(textOf(managersTexts, 'empty.title'))).toBeVisible();
    await phone.getByRole('link', { name: 'Violations', exact: true }).click();
    await expect(phone.getByText(textOf(managerPagesTexts, 'gate.ended'))).toBeVisible();
    await desk.goto(link);
    await expect(desk.getByText(textOf(forEveryoneTexts, 'public.admin.badKey'))).toBeVisible();
    // A guessed key gets the same response.
    await desk.goto(`${admin}?key=${'k'.repeat(43)}`);
    await expect(desk.getByText(textOf(forEveryoneTexts, 'public.admin.badKey'))).toBeVisible();
    expect(new URL(desk.url()).search).toBe('');
    await page.getByRole('tab', { name: 'Activity' }).click();
    await expect(page.getByText(textOf(managersTexts, 'log.revoked', { name: 'Pat Manager' }))).toBeVisible();
  });

  for (const manager of [phone, desk]) await manager.context().close();
  expect(problems).toEqual([]);
});
