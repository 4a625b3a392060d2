import { inBatches } from './inBatches.ts';

/** Asks for items, with each run held until the test lets it go on. */
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

test('what is asked during a run is the next one’s, and other keys don’t wait', async () => {
  const { ask, asked, endAll } = heldRuns();
  const all = [ask('team', 'a'), ask('team', 'b'), ask('team', 'a'), ask('nights', 'c')];
  expect(asked()).toEqual(['team: a', 'nights: c']);
  await endAll();
  await Promise.all(all);
  expect(asked()).toEqual(['team: a', 'nights: c', 'team: b a']);
});

test('a run that is over begins anew', async () => {
  const { ask, asked, endAll } = heldRuns();
  const first = ask('team', 'a');
  await endAll();
  await first;
  void ask('team', 'b');
  expect(asked()).toEqual(['team: a', 'team: b']);
});

test('a failure is that of everyone in the run, and of nobody after it', async () => {
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

test('a paced key is worked on at once, and then so far apart, with all that was asked meanwhile', async () => {
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
    { apart: 60, burst: 2, most: 10 },
  );
  const items = Array.from({ length: 14 }, (_, number) => ask('team', String(number)));
  await Promise.all(items);
  expect(runs.map(({ size }) => size)).toEqual([1, 10, 3]);
  const [first, second, third] = runs.map(({ at }) => at);
  expect(second! - first!).toBeLessThan(third! - second!);
  // A timer may be early by a millisecond or two of the other clock.
  expect(third! - second!).toBeGreaterThan(55);
});
