import { expect, test } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import {
  dialog,
  earliest,
  panel,
  press,
  records,
  request,
  row,
  stored,
  timeline,
} from '../../src/areas/residentRequests.ts';
import { addRecords, createLogin, createOwner, firestore, memberRecord } from '../../src/backend.ts';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';
import { toast } from '../../src/page/toast.ts';
import { signIn } from '../../src/signIn.ts';
import { listTexts } from '../../../shared-lib/src/ui/lists/records/texts.ts';
import { textOf } from '../../src/textOf.ts';
import { en as requestsTexts } from '../../../mf-communities/src/requests/texts/en.ts';

test('resident requests are merged, assigned and answered together', async ({ page }) => {
  test.slow();
  const { uid, email } = await createOwner(records);

  await test.step('duplicate requests become one, and can be split again', async () => {
    await addRecords(uid, {
      contactSubmissions: {
        one: request({ status: 'resolved' }),
        two: request({
          name: 'Dana Novak',
          night: null,
          createdAt: new Date(Date.now() - earliest),
          dueAt: new Date(0),
        }),
        three: request({ name: 'Luis Novak', night: null, number: null }),
      },
    });
    await signIn(page, email, '/communities?view=requests&open=two');
    await expect(panel(page)).toContainText('Overdue');
    await press(page, 'Merge duplicates');
    const merging = dialog(page, textOf(requestsTexts, 'requests.merge.title', { name: 'Dana Novak' }));
    await expect(merging.getByRole('checkbox', { name: /Luis Novak/ })).toBeChecked();
    await expect(merging.getByRole('checkbox', { name: /Hana Novak/ })).not.toBeChecked();
    await merging.getByRole('button', { name: 'Merge 1 request' }).click();
    await expect.poll(() => stored(uid, 'three')).toMatchObject({ mergedInto: 'two', status: 'resolved' });
    await press(page, 'View original request');
    await expect(panel(page)).toContainText(textOf(requestsTexts, 'requests.mergedInto'));
    await press(page, 'Split');
    await expect.poll(() => stored(uid, 'three')).toMatchObject({ mergedInto: null, status: 'inProgress' });
  });

  await test.step('it is assigned to a team member, and two concurrent changes lose nothing', async () => {
    const admin = `admin-${uid}`;
    await createLogin(admin, `${admin}@e2e.test`);
    await addRecords(uid, {
      team: { [admin]: { ...memberRecord(uid, 'Adam', 'Reyes'), uid: admin, tier: 'Admin' } },
    });
    await press(page, 'Assign');
    const assigning = dialog(page, /^Assign the request/);
    await assigning.getByLabel('Assigned to').selectOption({ label: 'Adam Reyes' });
    // Someone else takes a step while the dialog is open.
    const seen = (await stored(uid, 'three'))['steps'] as object[];
    const other = { id: 'step-of-adam', act: 'setStatus', at: new Date(), by: admin, status: 'inProgress' };
    await firestore()
      .doc(paths.contactSubmission(uid, 'three'))
      .update({ steps: [...seen, other] });
    await assigning.getByRole('button', { name: 'Assign' }).click();
    await expect(
      assigning.getByText(textOf(requestsTexts, 'requests.failures.aborted', { name: 'Adam Reyes' }), {
        exact: false,
      }),
    ).toBeVisible();
    await assigning.getByRole('button', { name: 'Assign' }).click();
    await expect.poll(() => stored(uid, 'three')).toMatchObject({ assignedTo: admin });
    await expect(timeline(page).last()).toContainText('Assigned to Adam Reyes');
    const changes = panel(page).getByRole('region', { name: listTexts.en.recentChanges });
    await changes.scrollIntoViewIfNeeded();
    await expect(changes.getByRole('listitem').filter({ hasText: 'Assigned' }).first()).toBeVisible();
  });

  await test.step('several are assigned, merged and resolved at once, and that is undone', async () => {
    await navigateInApp(page, '/communities?view=requests');
    // A step from an outdated list is refused.
    await expect(row(page, 'Luis Novak')).toContainText('Adam Reyes');
    const choose = async () => {
      for (const name of ['Dana Novak', 'Luis Novak']) await row(page, name).getByRole('checkbox').check();
    };
    const act = (name: string) =>
      page
        .getByRole('group', { name: 'Selection actions' })
        .getByRole('button', { name, exact: true })
        .click();
    const undo = (said: string) => toast(page, said).getByRole('button', { name: 'Undo' }).click();
    await choose();
    await act('Assign');
    const assigning = dialog(page, 'Assign 2 requests');
    await assigning.getByLabel('Assigned to').selectOption({ index: 1 });
    expect(await axeFindings(page)).toEqual([]);
    await assigning.getByRole('button', { name: 'Assign' }).click();
    await expect(toast(page, '2 requests assigned.')).toBeVisible();
    await expect.poll(() => stored(uid, 'two')).toMatchObject({ assignedTo: uid });
    await undo('2 requests assigned.');
    await expect.poll(() => stored(uid, 'three')).toMatchObject({ assignedTo: `admin-${uid}` });
    await choose();
    await act('Merge');
    const merging = dialog(page, 'Merge 2 requests');
    await expect(merging.getByRole('radio', { name: /Dana Novak/ })).toBeChecked();
    expect(await axeFindings(page)).toEqual([]);
    await merging.getByRole('button', { name: 'Merge 2 requests' }).click();
    await expect.poll(() => stored(uid, 'three')).toMatchObject({ mergedInto: 'two' });
    await undo('2 requests merged.');
    await expect.poll(() => stored(uid, 'three')).toMatchObject({ mergedInto: null });
    await choose();
    await act('Resolve');
    await undo('2 requests resolved.');
    await expect.poll(() => stored(uid, 'two')).not.toMatchObject({ status: 'resolved' });
  });

  await test.step('a custom answer is written, validated, and listed first', async () => {
    await navigateInApp(page, '/communities?view=requests');
    await page.getByRole('button', { name: 'Reply templates' }).click();
    await dialog(page, 'Reply templates').getByRole('button', { name: 'Add template' }).click();
    const writing = dialog(page, 'Add template');
    await writing.getByLabel('Name').fill('Storm');
    await writing.getByLabel('English').fill('Hello {name}, there was a storm at {propertyNam}.');
    await writing.getByRole('button', { name: 'Save template' }).click();
    await expect(writing.getByText('Did you mean {propertyName}?')).toBeVisible();
    await expect(
      writing.getByText(textOf(requestsTexts, 'requests.templates.problems.missing')),
    ).toBeVisible();
    await writing.getByLabel('English').fill('Hello {name}, there was a storm at {propertyName}.');
    await writing.getByLabel('Spanish').fill('Hola, {name}: hubo tormenta en {propertyName}.');
    expect(await axeFindings(page)).toEqual([]);
    await writing.getByRole('button', { name: 'Save template' }).click();
    await expect(page.getByRole('button', { name: 'Edit Storm' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    const nina = request({ name: 'Nina Door', email: `nina.${uid}@residents.test` });
    await addRecords(uid, { contactSubmissions: { four: nina } });
    await page.goto('/communities?view=requests&open=four');
    await press(page, 'Reply');
    const answering = dialog(page, 'Reply to Nina Door');
    await answering.getByLabel('Template').selectOption({ label: 'Storm' });
    await expect(answering.getByRole('article', { name: 'Preview' })).toHaveText(
      'Hola, Nina Door: hubo tormenta en Maple Test.',
    );
    await answering.getByRole('button', { name: 'Send email' }).click();
    await expect(
      toast(page, textOf(requestsTexts, 'requests.done.answer', { name: 'Nina Door' })),
    ).toBeVisible();
  });

  await test.step('several get the same answer, each in their language; unreachable ones are skipped', async () => {
    await firestore()
      .doc(paths.contactSubmission(uid, 'two'))
      .update({ email: `dana.${uid}@residents.test`, language: 'en' });
    await navigateInApp(page, '/communities?view=requests&open=two');
    // The list shows what the device knew until the server confirms it, and the dialog keeps the chosen requests as they are.
    await expect(panel(page)).toContainText(`dana.${uid}@residents.test`);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    for (const name of ['Dana Novak', 'Luis Novak']) await row(page, name).getByRole('checkbox').check();
    await page
      .getByRole('group', { name: 'Selection actions' })
      .getByRole('button', { name: 'Reply', exact: true })
      .click();
    const answering = dialog(page, 'Reply to 2 requests');
    await expect(answering).toContainText('1 by email. 1 resident left no email or textable number');
    await answering.getByLabel('Template').selectOption({ label: 'Storm' });
    await expect(answering.getByRole('article', { name: 'Preview for Dana Novak' })).toHaveText(
      'Hello Dana Novak, there was a storm at Maple Test.',
    );
    const words = answering.getByLabel('Reply in English');
    const offered = await words.inputValue();
    await words.fill('That was on {night}.');
    await answering.getByRole('button', { name: 'Send 1 reply' }).click();
    await expect(
      answering.getByText(
        textOf(requestsTexts, 'requests.several.problems.noValue', { names: 'night', who: 'Dana Novak' }),
      ),
    ).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await words.fill(offered);
    await answering.getByRole('button', { name: 'Send 1 reply' }).click();
    await expect(toast(page, 'Sending 1 reply.')).toBeVisible();
    expect(await stored(uid, 'two')).toMatchObject({ answers: [{ channel: 'email', by: uid }] });
    expect((await stored(uid, 'three'))['answers'] ?? []).toEqual([]);
  });
});
