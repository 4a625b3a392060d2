import { inBatches } from './inBatches.ts';

/** Requests items, with each run blocked until the test releases it. */
const heldRuns = () => {
  const runs: { key: string; items: readonly string[]; end: (error?: Error) => void }[] = [];
  const ask = inBatches<string>(
    (key, items) =>
      new Promise((resolve, reject) => {
        runs.push({ key, items, end: (error) => (error ? reject(error) : resolve()) });
      }),
  );
  const endAll = async () => {
    for (let index = 0; index < runs.length; index += 1) {
      runs[index]?.end();
      await new Promise(setImmediate);
    }
  };
  return { ask, runs, endAll, asked: () => runs.map(({ key, items }) => `${key}: ${items.join(' ')}`) };
};

test('items requested during a run belong to the next one, and other keys don’t wait', async () => {
  const { ask, asked, endAll } = heldRuns();
  const all = [ask('team', 'a'), ask('team', 'b'), ask('team', 'a'), ask('nights', 'c')];
  expect(asked()).toEqual(['team: a', 'nights: c']);
  await endAll();
  await Promise.all(all);
  expect(asked()).toEqual(['team: a', 'nights: c', 'team: b a']);
});

test('a key starts again after its run has ended', async () => {
  const { ask, asked, endAll } = heldRuns();
  const first = ask('team', 'a');
  await endAll();
  await first;
  void ask('team', 'b');
  expect(asked()).toEqual(['team: a', 'team: b']);
});

test('a failure affects everyone in the run, and no one after it', async () => {
  const { ask, runs } = heldRuns();
  const first = ask('team', 'a');
  const others = [ask('team', 'b'), ask('team', 'c')];
  runs[0]?.end(new Error('no'));
  await expect(first).rejects.toThrow('no');
  runs[1]?.end();
  expect(await Promise.all(others)).toEqual([undefined, undefined]);
});

test('a run takes 200 items', async () => {
  const { ask, runs, endAll } = heldRuns();
  const all = Array.from({ length: 402 }, (_, number) => ask('team', String(number)));
  await endAll();
  await Promise.all(all);
  expect(runs.map(({ items }) => items.length)).toEqual([1, 200, 200, 1]);
});

test('a paced key runs immediately, then at intervals with everything requested in between', async () => {
  const runs: { readonly at: number; readonly items: readonly string[] }[] = [];
  const ask = inBatches<string>(
    (_key, items) => {
      runs.push({ at: performance.now(), items });
      return Promise.resolve();
    },
    { apart: 60 },
  );
  await ask('units', 'a');
  expect(runs).toHaveLength(1);
  await Promise.all([ask('units', 'b'), ask('units', 'c')]);
  expect(runs.map(({ items }) => items)).toEqual([['a'], ['b', 'c']]);
  const [first, second] = runs;
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(55);
});

test('a burst makes the next run wait, and a few items don’t', async () => {
  const runs: { readonly at: number; readonly size: number }[] = [];
  const ask = inBatches<string>(
    (_key, items) => {
      runs.push({ at: performance.now(), size: items.length });
      return Promise.resolve();
    },
    { apart: 60, burst: 2, max: 10 },
  );
  const items = Array.from({ length: 14 }, (_, number) => ask('team', String(number)));
  await Promise.all(items);
  expect(runs.map(({ size }) => size)).toEqual([1, 10, 3]);
  const [first, second, third] = runs.map(({ at }) => at);
  expect(second! - first!).toBeLessThan(third! - second!);
  // A timer may fire a millisecond or two early by the other clock.
  expect(third! - second!).toBeGreaterThan(55);
});
