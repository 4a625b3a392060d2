import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import { firestore } from '../../src/backend.ts';
import { product } from '../../src/product.ts';
import { signIn, submitSignIn } from '../../src/signIn.ts';
import { navigateToPage } from '../../src/page/navigateToPage.ts';

/**
 * `npm run problems`, run by the product's operator.
 * @returns its output
 */
async function problems(...args: string[]): Promise<string> {
  const command = resolve(import.meta.dirname, '../../../backend/functions/core/problems/problemsCommand.ts');
  const project = ['--project', product().projectId];
  return (await promisify(execFile)(process.execPath, [command, ...args, ...project])).stdout;
}

const reports = async () =>
  (await firestore().collection(paths.problems()).get()).docs.map((found) => found.data());

// Each test resets what the others have used up.
test.describe.configure({ mode: 'default' });

/** Other tests cause problems too, all from the same source: they may have used up its limit. */
test.beforeEach(async () => {
  const { docs } = await firestore().collection(paths.rateCounters()).get();
  const own = docs.filter(({ id }) => id.startsWith('problem'));
  await Promise.all(own.map(({ ref }) => ref.delete()));
});

test('an uncaught error is reported to the operator, with the version, without the user; one before the sign-in after it', async ({
  page,
}) => {
  await test.step('an uncaught error on the sign-in page is reported after the sign-in', async () => {
    await page.goto('/login');
    await expect(page.getByLabel('Password')).toBeVisible();
    const own = async () => (await reports()).filter(({ detail }) => String(detail).includes('SignInError'));
    await page.evaluate(() => {
      setTimeout(() => {
        throw Object.assign(new Error('brokenSignIn'), { name: 'SignInError' });
      });
      void Promise.reject(Object.assign(new Error('lostSignIn'), { name: 'SignInError' }));
    });
    await submitSignIn(page, 'owner@demo.test');
    await expect
      .poll(async () => (await own()).map(({ what, detail }) => [what, detail]))
      .toEqual(
        expect.arrayContaining([
          ['Uncaught error', 'SignInError: brokenSignIn'],
          ['Unhandled rejection', 'SignInError: lostSignIn'],
        ]),
      );
  });

  await test.step('an uncaught error is reported to the operator: with the version, without the user', async () => {
    const answers: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/recordProblem') && response.request().method() === 'POST')
        answers.push(response.status());
    });
    await navigateToPage(page, '/team', 'Team');
    // A name that no other test has. Changed code of a module wouldn't run.
    await page.evaluate(() => {
      setTimeout(() => {
        throw new RangeError('olivia@demo.test at https://hub.example/team/8fKx20LmQpZt5vRw1YbN: brokenHere');
      });
    });
    const own = async () => (await reports()).filter(({ detail }) => String(detail).includes('brokenHere'));
    await expect.poll(own).toHaveLength(1);
    expect((await own())[0]).toMatchObject({
      what: 'Uncaught error',
      detail: 'RangeError: ‹email› at ‹address› brokenHere',
      module: 'shell',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      reason: '',
    });
    // The record exists before the page gets its response.
    await expect.poll(() => [...new Set(answers)]).toEqual([200]);
    const listed = await problems('--module', 'shell');
    expect(listed).toMatch(/^shell \d+\.\d+\.\d+, \d+ times?$/m);
    expect(listed).toContain('RangeError: ‹email› at ‹address› brokenHere');
    expect(listed).not.toContain('olivia');
  });
});

test('a module that fails to load is reported with its name, version and cohort, in few requests', async ({
  page,
}) => {
  await page.route('**/mf-billing/**/assets/**', (route) => route.abort());
  let requested = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/recordProblem') && request.method() === 'POST') requested++;
  });
  await signIn(page, 'owner@demo.test', '/settings?tab=billing');
  await expect
    .poll(async () => (await reports()).filter(({ module }) => module === 'mf-billing'))
    .toContainEqual(
      expect.objectContaining({ reason: 'unreachable', version: expect.stringMatching(/^\d/) }),
    );
  expect(requested).toBeLessThanOrEqual(5);
  expect(await problems('--module', 'mf-billing')).toMatch(/^mf-billing \d+\.\d+\.\d+, /);
});

test('an invalid report is refused, and a flood is dropped without an error', async ({ request }) => {
  const { addresses, projectId } = product();
  const send = (data: object) =>
    request.post(`${addresses.functions}/${projectId}/us-central1/recordProblem`, {
      data: { data },
      // Another source, so that the flood doesn't affect other tests.
      headers: { 'x-forwarded-for': '203.0.113.77' },
    });
  const report = { what: 'Flood', detail: '', module: 'shell', version: '1.0.0', cohort: '', reason: '' };
  expect((await send({ ...report, module: 'x'.repeat(10_000) })).status()).toBe(400);
  expect((await send({ ...report, detail: 'x'.repeat(100_000) })).status()).toBe(400);
  const kept: boolean[] = [];
  for (let at = 0; at < 62; at++) {
    const answer = await send({ ...report, detail: `by olivia@demo.test ${at}` });
    expect(answer.status()).toBe(200);
    kept.push(((await answer.json()) as { result: { kept: boolean } }).result.kept);
  }
  expect(kept.at(-1)).toBe(false);
  const flood = (await reports()).filter(({ what }) => what === 'Flood');
  expect(flood.map(({ detail }) => String(detail))).toEqual(['by ‹email› #']);
});
