import { existsSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { createOwner } from '../src/backend.ts';
import { product } from '../src/product.ts';
import { allowKeys, createOutsideModule, packPackage, startDev } from '../src/releases/outsideModule.ts';
import { signIn } from '../src/signIn.ts';

const summary = (page: Page, words: string) => page.getByText(words, { exact: false });

test('two modules from folders outside: written, shown, published and served', async ({ browser }) => {
  test.setTimeout(300_000);
  const archive = packPackage();
  const [hello, other] = await Promise.all([
    createOutsideModule(archive, 'mf-hello'),
    createOutsideModule(archive, 'mf-other'),
  ]);
  const { email } = await createOwner();
  const problems: string[] = [];
  const open = async (baseURL: string): Promise<Page> => {
    const page = await (await browser.newContext({ baseURL, reducedMotion: 'reduce' })).newPage();
    page.on('pageerror', (error) => problems.push(error.message));
    return page;
  };

  await test.step('a changed line is shown in the site’s shell, to its author alone', async () => {
    hello.edit('src/texts.ts', (text) => text.replace('A page of a module that', 'The first page that'));
    const dev = await startDev(hello);
    const page = await open(dev.url);
    await signIn(page, email, '/hello');
    await expect(page.getByRole('heading', { name: 'Hello' })).toBeVisible();
    await expect(summary(page, 'The first page that has a repository of its own')).toBeVisible();
    await page.context().close();
    dev.stop();
  });

  await test.step('without a key, nothing is published', async () => {
    await hello.cli('keys');
    await other.cli('keys');
    await expect(hello.cli('publish')).rejects.toThrow();
  });

  await test.step('what can’t run is refused before it is sent', async () => {
    hello.edit('module.json', (text) => text.replace('"/hello"', '"/team/hello"'));
    await expect(hello.cli('check')).rejects.toThrow('/team is a path of mf-team');
    hello.edit('module.json', (text) => text.replace('"/team/hello"', '"/hello"'));
    expect(await hello.cli('check')).toContain('mf-hello 0.1.0 fits');
  });

  await test.step('two teams publish and release in the same second', async () => {
    await allowKeys([hello, other]);
    for (const output of await Promise.all([hello.cli('publish'), other.cli('publish')]))
      expect(output).toContain('No one gets it yet.');
    for (const output of await Promise.all([hello.cli('promote', '0.1.0'), other.cli('promote', '0.1.0')]))
      expect(output).toContain('Revision 1: started serving');
  });

  await test.step('everyone has both', async () => {
    const page = await open(product().url);
    await signIn(page, email, '/hello');
    await expect(summary(page, 'The first page that has a repository of its own')).toBeVisible();
    await page.getByRole('link', { name: 'Other' }).first().click();
    await expect(summary(page, 'A page of a module that has a repository of its own')).toBeVisible();
  });

  await test.step('a second version is rolled out to a named account, and withdrawn', async () => {
    hello.edit('package.json', (text) => text.replace('"0.1.0"', '"0.2.0"'));
    hello.edit('src/texts.ts', (text) => text.replace('The first page', 'The second page'));
    const { uid, email: named } = await createOwner();
    await hello.cli('publish');
    await hello.cli('rollout', '0.2.0', '--customers', uid, '--auto', '1,50', '--each', '2h');
    expect(await hello.cli('status')).toContain('0.2.0 for 1 % and 1 named account');
    const candidate = await open(product().url);
    await signIn(candidate, named, '/hello');
    await expect(summary(candidate, 'The second page that has')).toBeVisible();
    await hello.cli('rollback');
    await candidate.reload();
    await expect(summary(candidate, 'The first page that has')).toBeVisible();
  });

  expect(problems).toEqual([]);
  for (const module of [hello, other]) {
    module.remove();
    expect(existsSync(module.folder)).toBe(false);
  }
});
