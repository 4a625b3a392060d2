import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { paths } from 'shared-lib/domain';
import { demoUids } from './accounts.ts';
import { startLocalProduct, type LocalProduct } from './localProduct.ts';

/** The seed as a process, on the local Firebase. */
const root = resolve(__dirname, '../..');
const data = mkdtempSync(join(tmpdir(), 'valet-hub-seed-'));
let product: LocalProduct;

beforeAll(async () => {
  product = await startLocalProduct(root, data);
}, 300_000);

afterAll(async () => {
  await product?.stop();
  rmSync(data, { recursive: true, force: true });
}, 120_000);

/** Runs the seed; with `until`, kills it at the first line that matches. */
const seed = async (args: readonly string[], until?: RegExp) => {
  const run = spawn(process.execPath, [join(root, 'backend/seed/seed.ts'), ...args], {
    env: {
      ...process.env,
      FIRESTORE_EMULATOR_HOST: product.addresses.firestoreGrpc,
      FIREBASE_AUTH_EMULATOR_HOST: new URL(product.addresses.auth).host,
      FIREBASE_STORAGE_EMULATOR_HOST: new URL(product.addresses.storage).host,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(run, 'close');
  const lines: string[] = [];
  const errors: string[] = [];
  run.stderr.on('data', (chunk) => errors.push(String(chunk)));
  for await (const line of createInterface({ input: run.stdout })) {
    lines.push(line);
    if (until?.test(line)) run.kill('SIGKILL');
  }
  await ended;
  return { exitCode: run.exitCode, lines, errors: errors.join('') };
};

const documents = () =>
  `${product.addresses.firestore}/v1/projects/${product.projectId}/databases/(default)/documents`;

const administrator = () => ({
  authorization: `Bearer ${product.administratorToken}`,
  'content-type': 'application/json',
});

const exists = async (path: string): Promise<boolean> =>
  (await fetch(`${documents()}/${path}`, { headers: administrator() })).ok;

/** How many documents a collection of the large operator holds. */
const count = async (collectionId: string): Promise<number> => {
  const query = { structuredQuery: { from: [{ collectionId }] }, aggregations: [{ alias: 'n', count: {} }] };
  const answer = await fetch(`${documents()}/${paths.customer(demoUids.big)}:runAggregationQuery`, {
    method: 'POST',
    headers: administrator(),
    body: JSON.stringify({ structuredAggregationQuery: query }),
  });
  const [first] = (await answer.json()) as [{ result: { aggregateFields: { n: { integerValue: string } } } }];
  return Number(first.result.aggregateFields.n.integerValue);
};

/** The number of written documents in a run's first line about them. */
const written = (lines: readonly string[]): number => {
  const [, count] = lines.map((line) => /\(([\d,]+) of/.exec(line)).find((match) => match !== null) ?? [];
  return Number(count?.replaceAll(',', ''));
};

test('seeding again leaves what is there alone', async () => {
  const path = paths.community(demoUids.owner, 'maple-court');
  const body = JSON.stringify({ fields: { propertyName: { stringValue: 'Maple Court, renamed' } } });
  const url = `${documents()}/${path}?updateMask.fieldPaths=propertyName`;
  await fetch(url, { method: 'PATCH', headers: administrator(), body });
  const run = await seed(['--project', product.projectId, '--only', 'demo']);
  expect(run).toEqual({ exitCode: 0, lines: ['demo: seeded before'], errors: '' });
  const community = await fetch(`${documents()}/${path}`, { headers: administrator() });
  expect(await community.text()).toContain('Maple Court, renamed');
});

test('a run that broke off is taken up where it stopped', async () => {
  const args = ['--project', product.projectId, '--only', 'big'];
  const broken = await seed(args, /\d %/);
  expect(broken.exitCode).toBeNull();
  expect([await exists('_seed/big'), await exists('_seed/big-progress')]).toEqual([false, true]);

  const completed = await seed(args);
  expect(completed.exitCode).toBe(0);
  expect(written(completed.lines)).toBeGreaterThan(written(broken.lines));
  expect([await exists('_seed/big'), await exists('_seed/big-progress')]).toEqual([true, false]);
  expect([await count('units'), await count('team'), await count('communities')]).toEqual([
    60_000, 2000, 400,
  ]);
  // 154 s by itself; beside the browser's tests, on the same two cores, twice that.
}, 600_000);

test('an unknown option gives the usage', async () => {
  const run = await seed(['--project', product.projectId, '--fast']);
  expect(run).toMatchObject({
    exitCode: 2,
    lines: [],
    errors: expect.stringContaining('Usage: node backend/seed/seed.ts'),
  });
});
