import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { paths } from 'shared-lib/domain';
import { demoUids } from './accounts.ts';
import { useOwnFirebase } from './ownFirebase.fixture.ts';

/** The seed as a process, on a local Firebase without functions. */
const projectId = 'demo-seed';
const firebase = useOwnFirebase(projectId);

/** Runs the seed; with `until`, kills it at the first line that matches. */
const seed = async (args: readonly string[], until?: RegExp) => {
  const run = spawn(process.execPath, [join(__dirname, 'seed.ts'), ...args], {
    env: { ...process.env, ...firebase().environment },
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
  `${firebase().addresses.firestore}/v1/projects/${projectId}/databases/(default)/documents`;

const administrator = () => ({
  authorization: `Bearer ${firebase().administratorToken}`,
  'content-type': 'application/json',
});

const exists = async (path: string): Promise<boolean> =>
  (await fetch(`${documents()}/${path}`, { headers: administrator() })).ok;

/** The number of documents in a business's collection. */
const count = async (uid: string, collectionId: string): Promise<number> => {
  const query = { structuredQuery: { from: [{ collectionId }] }, aggregations: [{ alias: 'n', count: {} }] };
  const answer = await fetch(`${documents()}/${paths.customer(uid)}:runAggregationQuery`, {
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

const args = ['--project', projectId, '--only', 'demo'];

test('an interrupted run resumes, and seeding again keeps existing data', async () => {
  const broken = await seed(args, /\d %/);
  expect(broken.exitCode).toBeNull();
  expect([await exists('_seed/demo'), await exists('_seed/demo-progress')]).toEqual([false, true]);

  const completed = await seed(args);
  expect(completed).toMatchObject({ exitCode: 0, errors: '' });
  expect(written(completed.lines)).toBeGreaterThan(written(broken.lines));
  expect([await exists('_seed/demo'), await exists('_seed/demo-progress')]).toEqual([true, false]);
  expect([await count(demoUids.owner, 'communities'), await count(demoUids.owner, 'team')]).toEqual([26, 53]);

  const path = paths.community(demoUids.owner, 'maple-court');
  const body = JSON.stringify({ fields: { propertyName: { stringValue: 'Maple Court, renamed' } } });
  const url = `${documents()}/${path}?updateMask.fieldPaths=propertyName`;
  await fetch(url, { method: 'PATCH', headers: administrator(), body });
  expect(await seed(args)).toEqual({ exitCode: 0, lines: ['demo: seeded before'], errors: '' });
  const community = await fetch(`${documents()}/${path}`, { headers: administrator() });
  expect(await community.text()).toContain('Maple Court, renamed');
}, 180_000);

test('an unknown option prints the usage', async () => {
  const run = await seed(['--project', projectId, '--fast']);
  expect(run).toMatchObject({
    exitCode: 2,
    lines: [],
    errors: expect.stringContaining('Usage: node backend/seed/seed.ts'),
  });
});
