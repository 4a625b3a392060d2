import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { messages, paths, priceIds } from 'shared-lib/domain';
import { sideNav } from '../../src/areas.ts';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { addRecords, createOwner, firestore, memberRecord } from '../../src/backend.ts';
import { signIn } from '../../src/signIn.ts';
import { en as importingTexts } from '../../../shared-lib/src/ui/importing/texts/en.ts';
import { addMember as addMemberTexts } from '../../../mf-team/src/add-member/texts/en.ts';
import { textOf } from '../../src/textOf.ts';
import { importMembers as importMembersTexts } from '../../../mf-team/src/import-members/texts/en.ts';
import { formTexts } from '../../../shared-lib/src/ui/forms/texts.ts';

const paidFor = (quantity: number) => ({
  subscriptions: {
    paid: {
      status: 'active',
      priceId: priceIds.standard,
      quantity,
      current_period_end: new Date(Date.now() + 86_400_000),
    },
  },
});

const header = 'First name,Last name,Email,Phone,Role,Status';
const worker = 'Collection Specialist';
const table = (page: Page) => page.getByRole('table', { name: 'File rows' });
const row = (page: Page, name: string) => table(page).getByRole('row').filter({ hasText: name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const choose = (page: Page, text: string | Buffer, name = 'team.csv') =>
  page.getByLabel('choose a file').setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.isBuffer(text) ? text : Buffer.from(text),
  });

const teamOf = async (uid: string) =>
  (await firestore().collection(paths.team(uid)).get()).docs.map((member) => member.data());

/** Rows of new members, one for each name. */
const rowsOf = (uid: string, ...names: string[]) =>
  [header, ...names.map((name) => `${name},Import,${name}.${uid}@members.test,,${worker},`)].join('\n');

test('a dry run shows the result of each row, and which ones exceed the plan', async ({ page }) => {
  // Three members may be active; two are.
  const { uid, email: owner } = await createOwner(paidFor(2));
  await addRecords(uid, {
    team: {
      ada: { ...memberRecord(uid, 'Ada', uid), phone: '+15550100123' },
      bo: memberRecord(uid, 'Bo', uid),
    },
  });
  await signIn(page, owner, '/team');

  await test.step('an invalid CSV file is refused', async () => {
    await press(page, 'Import CSV');
    await expect(page).toHaveURL('/team?import=1');
    expect(await axeFindings(page)).toEqual([]);
    await choose(page, 'Name,Email\n"Zoe');
    await expect(page.getByRole('alert')).toContainText(
      textOf(importingTexts, 'file.problems.quotes', { line: 2 }),
    );
    await choose(page, Buffer.from('PK\u0003\u0004\0\0'), 'team.xlsx');
    await expect(page.getByRole('alert')).toContainText(textOf(importingTexts, 'file.problems.notWorkbook'));
  });

  // As saved by a Spanish spreadsheet, with one unknown header.
  const file = [
    'Nombre;Apellidos;Correo electrónico;Teléfono;Rank;Estado',
    `Zoë;Dang;zoe.${uid}@members.test;+1 (555) 010-0199;Especialista en recolección;`,
    `Ada;Byron;ADA.${uid}@e2e.test;;${worker};`,
    `Bo;;bo.${uid}@e2e.test;;;inactivo`,
    `Zoë;Dang;ZOE.${uid}@members.test;;Admin;`,
    ';Nobody;nobody;12;Owner;maybe',
    `Max;Late;max.${uid}@members.test;;${worker};`,
    `Ina;Idle;ina.${uid}@members.test;;${worker};Inactivo`,
  ];
  await choose(page, Buffer.from(file.join('\r\n'), 'latin1'));
  await expect(page.getByText('Missing: Role.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Rank');
  await expect(page.getByText('Missing: Role.')).toBeHidden();

  await test.step('each row shows its result', async () => {
    await expect(row(page, 'Zoë Dang').first()).toContainText(/New.*Collection Specialist/);
    await expect(row(page, 'Ada Byron')).toContainText(`Changed`);
    await expect(row(page, 'Ada Byron')).toContainText(`Last name: ${uid} → Byron`);
    await expect(row(page, `bo.${uid}`)).toContainText('Unchanged');
    await expect(row(page, `bo.${uid}`)).toContainText(textOf(importMembersTexts, 'details.stays.active'));
    const duplicate = row(page, 'Zoë Dang').last();
    await expect(duplicate).toContainText('Duplicate');
    await expect(duplicate).toContainText(
      textOf(importingTexts, 'details.sameField', { field: 'Email', line: 2 }),
    );
    const invalid = row(page, 'Nobody');
    await expect(invalid).toContainText(
      `First name: ${textOf(addMemberTexts, 'problems.firstName.missing')}`,
    );
    await expect(invalid).toContainText(`Email: ${textOf(formTexts.en, 'errors.email')}`);
    await expect(invalid).toContainText(`Phone: ${textOf(formTexts.en, 'errors.phone')}`);
    await expect(invalid).toContainText(`Role: ${textOf(importMembersTexts, 'details.tier')}`);
    await expect(invalid).toContainText(`Status: ${textOf(importMembersTexts, 'details.isActive')}`);
    await expect(row(page, 'Ina Idle')).toContainText(/New.*Inactive/);
  });

  const late = row(page, 'Max Late');
  await expect(late).toContainText('Over plan limit');
  await expect(late).toContainText(messages.addActiveAtLimit);
  await expect(page.getByText(textOf(importingTexts, 'review.beyond', { count: 1 }))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import 3 rows' })).toBeVisible();

  await test.step('skipping one makes room for the next', async () => {
    await page
      .getByRole('checkbox', { name: textOf(importingTexts, 'review.take', { line: 2, name: 'Zoë Dang' }) })
      .uncheck();
    await expect(late).toContainText('New');
    await page
      .getByRole('checkbox', { name: textOf(importingTexts, 'review.take', { line: 2, name: 'Zoë Dang' }) })
      .check();
    await expect(page.getByRole('checkbox', { name: '1 changed' })).toBeChecked();
    await page.getByRole('switch', { name: textOf(importMembersTexts, 'review.asInactive') }).check();
    await expect(page.getByRole('button', { name: 'Import 4 rows' })).toBeVisible();
    await page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: 'Check' }).click();
    await page.getByRole('checkbox', { name: /^Invalid/ }).check();
    await expect(page.getByText('1 of 7 match')).toBeVisible();
    await page.keyboard.press('Escape');
    await press(page, 'Clear filters');
    expect(await axeFindings(page)).toEqual([]);
    expect(await teamOf(uid)).toHaveLength(2);
  });

  await test.step('the result matches the dry run', async () => {
    await press(page, 'Import 4 rows');
    await expect(page.getByText('Import complete.')).toBeVisible();
    await expect(page.getByText('4 imported')).toBeVisible();
    const team = await teamOf(uid);
    expect(team).toHaveLength(5);
    expect(team.find(({ firstName }) => firstName === 'Zoë')).toMatchObject({
      lastName: 'Dang',
      phone: '+15550100199',
      isActive: true,
    });
    expect(team.find(({ firstName }) => firstName === 'Max')).toMatchObject({ isActive: false });
    expect(team.find(({ firstName }) => firstName === 'Ada')).toMatchObject({
      lastName: 'Byron',
      phone: '+15550100123',
    });
    const sent = await firestore().collection('mail').where('to', '==', `zoe.${uid}@members.test`).get();
    expect(sent.size).toBe(1);
  });

  await test.step('the result can be exported', async () => {
    const download = page.waitForEvent('download');
    await press(page, 'Export CSV');
    const saved = await readFile(await (await download).path(), 'utf8');
    expect(saved).toContain(`Zoë,Dang,zoe.${uid}@members.test`);
    expect(saved).toMatch(/Max,Late,.*New,Imported/);
    await press(page, 'Back to Team');
    await expect(page).toHaveURL('/team');
    await expect(page.getByRole('table', { name: 'Team members' })).toContainText('Zoë Dang');
  });
});

test('an import stops when asked or when the connection is lost, and continues without duplicates', async ({
  page,
}) => {
  const { uid, email: owner } = await createOwner(paidFor(9));
  await signIn(page, owner, '/team?import=1');

  await test.step('a run stops after the current row, asks before leaving, and continues', async () => {
    let release = () => {};
    await page.route('**/addTeamMember', async (route) => {
      const sent = route.request().postDataJSON() as { data: { firstName: string } } | null;
      if (sent?.data.firstName === 'Bea') await new Promise<void>((resolve) => (release = resolve));
      await route.continue();
    });

    await test.step('it runs', async () => {
      await choose(page, rowsOf(uid, 'Ann', 'Bea', 'Cy'));
      await press(page, 'Import 3 rows');
      await expect(page.getByText('1 of 3 done')).toBeVisible();
      await expect(row(page, 'Ann Import')).toContainText('Invitation sent.');
    });

    await test.step('it asks before leaving', async () => {
      await sideNav(page).getByRole('link', { name: 'Schedule' }).click();
      const question = page.getByRole('dialog', { name: textOf(importingTexts, 'leave.title') });
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect(question).toBeHidden();
    });

    await test.step('it stops, and continues', async () => {
      await press(page, 'Stop');
      await expect(page.getByText('Stopping…')).toBeVisible();
      release();
      await expect(
        page.getByText(`2 imported · ${textOf(importingTexts, 'results.notTried', { count: 1 })}`),
      ).toBeVisible();
      expect(await teamOf(uid)).toHaveLength(2);
      await press(page, 'Continue with 1 row');
      await expect(page.getByText('3 imported')).toBeVisible();
      expect(await teamOf(uid)).toHaveLength(3);
    });

    await test.step('a refused row can be retried', async () => {
      await press(page, 'Choose another file');
      await page.unroute('**/addTeamMember');
      await choose(
        page,
        `${header}\nOli,Owner,owner@demo.test,,${worker},\nNadia,,nadia@demo.test,,${worker},`,
      );
      await page.getByRole('checkbox', { name: /Nadia/ }).uncheck();
      await press(page, 'Import 1 row');
      await expect(row(page, 'Oli Owner')).toContainText(textOf(addMemberTexts, 'problems.taken'));
      await expect(page.getByText('1 rejected', { exact: true })).toBeVisible();
      await press(page, 'Retry 1 rejected row');
      await expect(page.getByText('1 rejected', { exact: true })).toBeVisible();
      expect(await teamOf(uid)).toHaveLength(3);
    });
  });

  await test.step('a lost connection stops the import; it continues without duplicates', async () => {
    await press(page, 'Choose another file');
    let lost: 'nothing' | 'the answer' | 'the question' = 'nothing';
    await page.route('**/addTeamMember', async (route) => {
      if (route.request().method() !== 'POST' || lost === 'nothing') return route.continue();
      if (lost === 'the answer') await route.fetch();
      await route.abort('internetdisconnected');
    });
    await choose(page, rowsOf(uid, 'Dee', 'Eve', 'Flo'));

    await test.step('the request is lost', async () => {
      lost = 'the question';
      await press(page, 'Import 3 rows');
      await expect(page.getByText(textOf(importingTexts, 'run.broken.lost'))).toBeVisible();
      await expect(row(page, 'Dee Import')).toContainText(textOf(importingTexts, 'details.lost'));
      await expect(
        page.getByText(`1 without a response · ${textOf(importingTexts, 'results.notTried', { count: 2 })}`),
      ).toBeVisible();
      expect(await teamOf(uid)).toHaveLength(3);
    });

    await test.step('for a row that succeeded without a response, it checks, and continues', async () => {
      lost = 'the answer';
      await press(page, 'Continue with 3 rows');
      await expect(page.getByText('3 imported')).toBeVisible();
      await expect(page.getByText('Import complete.')).toBeVisible();
      const names = (await teamOf(uid)).map(({ firstName }) => String(firstName));
      expect(names.toSorted()).toEqual(['Ann', 'Bea', 'Cy', 'Dee', 'Eve', 'Flo']);
    });

    await test.step('the same file again has nothing left to do', async () => {
      await press(page, 'Choose another file');
      await choose(page, rowsOf(uid, 'Dee', 'Eve', 'Flo'));
      await expect(page.getByText(textOf(importingTexts, 'review.nothingToDo'))).toBeVisible();
    });
  });
});
