import { expect, test } from '@playwright/test';
import { demoUids } from '../../backend/seed/accounts.ts';
import { demoSession, type Configuration } from '../../valet-module/src/local/demoSession.ts';
import { createOutsideModule, packPackage, startDev } from '../src/releases/outsideModule.ts';
import { runWorkflowStep } from '../src/releases/workflowSteps.ts';
import { submitSignIn } from '../src/signIn.ts';

interface LocalConfiguration extends Configuration {
  readonly projectId: string;
  readonly emulators: { readonly auth: string; readonly firestore: string };
}

/** The status of reading a document of the demo's owner, as an account. */
async function readAs(email: string, configuration: LocalConfiguration): Promise<number> {
  const { value } = (await demoSession(configuration, email)) as {
    value: { stsTokenManager: { accessToken: string } };
  };
  const { emulators, projectId } = configuration;
  const path = `projects/${projectId}/databases/(default)/documents/customers/${demoUids.owner}/communities/maple-court`;
  const answer = await fetch(`${emulators.firestore}/v1/${path}`, {
    headers: { Authorization: `Bearer ${value.stsTokenManager.accessToken}` },
  });
  return answer.status;
}

test('a team’s repository has the product and its browser tests, with nothing but the package', async ({
  browser,
}) => {
  test.setTimeout(420_000);
  const hello = await createOutsideModule(packPackage(), 'mf-hello');

  await test.step('its module is in the shell on this machine, with the local Firebase and the demo accounts', async () => {
    const dev = await startDev(hello, '--local');
    const context = await browser.newContext({ baseURL: dev.url, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto('/hello');
    await submitSignIn(page, 'owner@demo.test');
    await expect(page.getByRole('heading', { name: 'Hello' })).toBeVisible();
    await expect(page.getByText('26 communities')).toBeVisible();

    const configuration = (await (
      await fetch(`${dev.url}/__/firebase/init.json`)
    ).json()) as LocalConfiguration;
    expect(await readAs('owner@demo.test', configuration)).toBe(200);
    expect(await readAs('new-owner@demo.test', configuration)).toBe(403);

    hello.edit('src/texts.ts', (text) => text.replace('A page of a module that', 'The local page that'));
    await expect(async () => {
      await page.reload();
      await expect(page.getByText('The local page that has')).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await context.close();

    expect(await dev.stop()).toBe(0);
    for (const address of [dev.url, configuration.emulators.auth, configuration.emulators.firestore])
      await expect(fetch(address), address).rejects.toThrow('fetch failed');
  });

  await test.step('its browser tests pass in its workflow, and fail when its page is broken', async () => {
    await runWorkflowStep('Test in a browser', hello.folder, {});
    // Only in a browser: nothing else would notice.
    const isFailing = "  if (!navigator.userAgent.includes('jsdom')) throw new Error('broken');\n";
    hello.edit('src/HelloPage.tsx', (text) => text.replace('  return (', `${isFailing}  return (`));
    await expect(hello.npm('run', 'test:browser')).rejects.toThrow(/1 failed[^]*1 passed/);
    hello.edit('src/HelloPage.tsx', (text) => text.replace(isFailing, "  import('./nothing.ts');\n"));
    await expect(hello.npm('exec', '--', 'playwright', 'test', '-c', 'browser')).rejects.toThrow(
      'nothing.ts',
    );
  });

  hello.remove();
});
