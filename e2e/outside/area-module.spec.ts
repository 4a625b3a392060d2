import { expect, test, type Page } from '@playwright/test';
import { product } from '../src/product.ts';
import { countLoadAs, createAreaBranch } from '../src/releases/areaModule.ts';
import { allowKeys } from '../src/releases/outsideModule.ts';
import { createOwnerInShare, seenOn, watchAlerts } from '../src/releases/rolloutVisits.ts';
import { signIn } from '../src/signIn.ts';

/** How many accounts load the stable version first, and how many at most may load the failing one until it is halted. */
const [accountsWithStable, mostFailing] = [8, 8];

test('mf-team is released by its own team, guarded, and falls back to the version of the site', async ({
  browser,
}) => {
  test.setTimeout(480_000);
  const team = createAreaBranch('mf-team');
  const cli = (command: string, ...args: string[]) => team.cli(command, ...args, '--site', product().url);
  const raise = (from: string, to: string) =>
    team.edit('package.json', (text) => text.replace(`"version": "${from}"`, `"version": "${to}"`));
  const problems: string[] = [];
  /** Shows the team to an account in the share, or outside of it. */
  const visit = async (isWithin: boolean): Promise<{ page: Page; requests: string[] }> => {
    const { email } = await createOwnerInShare('mf-team', 50, isWithin);
    const page = await (
      await browser.newContext({ baseURL: product().url, reducedMotion: 'reduce' })
    ).newPage();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    page.on('pageerror', (error) => problems.push(error.message));
    await watchAlerts(page);
    await signIn(page, email, '/team');
    return { page, requests };
  };
  const summary = (page: Page, words: string) => page.getByText(`active members${words}`);
  const version = (requests: readonly string[], which: string) =>
    requests.filter((path) => path.startsWith(`/mf-team/${which}/`)).length;

  await test.step('it has its own key, and a version deployed with the site is never replaced', async () => {
    await team.cli('keys');
    await allowKeys([team]);
    team.edit('src/texts/en.ts', (text) =>
      text.replace(/(summary: '.*active members)'/, "$1 with the registry’s version'"),
    );
    await expect(cli('publish')).rejects.toThrow('is already deployed with the site, with different content');
  });

  await test.step('half of the accounts get its candidate, the others the site’s version', async () => {
    raise('1.0.0', '1.1.0');
    expect(await cli('publish')).toContain('Published mf-team 1.1.0');
    expect(await cli('rollout', '1.1.0', '--auto', '50,100', '--each', '2h')).toContain('Revision 1:');
    const within = await visit(true);
    await expect(summary(within.page, ' with the registry’s version')).toBeVisible();
    await within.page.getByRole('link', { name: 'Communities' }).first().click();
    await expect(within.page.getByRole('heading', { name: 'Communities', level: 1 })).toBeVisible();
    expect(await seenOn(within.page)).toEqual({ alerts: [], hasRunModified: false });
    await within.page.context().close();

    const outside = await visit(false);
    await expect(summary(outside.page, '')).toBeVisible();
    expect([version(outside.requests, '1.0.0') > 0, version(outside.requests, '1.1.0')]).toEqual([true, 0]);
    await outside.page.context().close();
  });

  await test.step('a candidate that fails is halted, and no one sees an error', async () => {
    raise('1.1.0', '1.2.0');
    team.edit('src/team/TeamPage.tsx', (text) =>
      text.replace("useAddressState('import');", "$&\n  if (document.body) throw new Error('1.2.0 fails');"),
    );
    await cli('publish');
    await cli('rollout', '1.2.0', '--auto', '50,100', '--each', '2h');
    const { page, requests } = await visit(true);
    await expect(summary(page, '')).toBeVisible();
    expect(await seenOn(page)).toEqual({ alerts: [], hasRunModified: false });
    expect(version(requests, '1.2.0')).toBeGreaterThan(0);
    await page.context().close();

    const load = async (isWithin: boolean) => {
      const { email } = await createOwnerInShare('mf-team', 50, isWithin);
      const chosen = isWithin ? '1.2.0' : '1.0.0';
      expect(await countLoadAs(email, { module: 'mf-team', version: chosen, hasProblem: isWithin })).toBe(1);
    };
    for (let at = 0; at < accountsWithStable; at++) await load(false);
    const isHalted = async () => (await cli('status')).includes('The guard has halted 1.2.0');
    for (let loads = 0; !(await isHalted()); loads++) {
      expect(loads, 'loads of the failing version').toBeLessThan(mostFailing);
      await load(true);
    }
    const spared = await visit(true);
    await expect(summary(spared.page, '')).toBeVisible();
    expect(version(spared.requests, '1.2.0')).toBe(0);
    await spared.page.context().close();
  });

  await test.step('it is withdrawn, and everyone has the site’s version', async () => {
    expect(await cli('rollback')).toContain('withdrew mf-team');
    expect(await cli('status')).toMatch(/mf-team +1\.0\.0 +- +- +registry/);
  });

  expect(problems).toEqual([]);
  team.remove();
});
