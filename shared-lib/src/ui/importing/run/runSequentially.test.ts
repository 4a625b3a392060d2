import { runSequentially } from './runSequentially.ts';

type Came = 'done' | 'refused' | 'lost';

async function run(results: readonly (Came | null)[], stopAfter = Infinity) {
  const came: Came[] = [];
  let underWay = 0;
  const end = await runSequentially(
    results.map((_, line) => line),
    {
      send: async (line) => {
        underWay += 1;
        expect(underWay).toBe(1);
        await Promise.resolve();
        underWay -= 1;
        return results[line] ?? null;
      },
      onResult: (_, result) => came.push(result),
      isLost: (result) => result === 'lost',
      isStopped: () => came.length >= stopAfter,
    },
  );
  return { end, came };
}

test.each<[string, (Came | null)[], number, string, Came[]]>([
  [
    'one after another, including rejected ones',
    ['done', 'refused', 'done'],
    Infinity,
    'finished',
    ['done', 'refused', 'done'],
  ],
  ['nothing', [], Infinity, 'finished', []],
  ['stopped after the one in progress', ['done', 'done', 'done'], 1, 'stopped', ['done']],
  ['skipped, because there is nothing to do', [null, 'done'], Infinity, 'finished', ['done']],
  ['stopped after the last', ['done'], 1, 'finished', ['done']],
  ['stops after a missing answer', ['done', 'lost', 'done'], Infinity, 'interrupted', ['done', 'lost']],
])('%s', async (_, results, stopAfter, end, came) => {
  expect(await run(results, stopAfter)).toEqual({ end, came });
});
