import type { RowResult } from './rowResult.ts';
import { runRows } from './runRows.ts';

const done: RowResult = { kind: 'done', act: 'add' };
const lost: RowResult = { kind: 'lost', act: 'add' };
const refused: RowResult = {
  kind: 'refused',
  act: 'add',
  problems: {},
  isOvertaken: false,
  mayBeDone: false,
};

async function run(results: readonly (RowResult | null)[], stopAfter = Infinity) {
  const came: RowResult[] = [];
  let underWay = 0;
  const end = await runRows(
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
      isStopped: () => came.length >= stopAfter,
    },
  );
  return { end, came };
}

test.each([
  ['one after another, refused ones too', [done, refused, done], Infinity, 'finished', [done, refused, done]],
  ['nothing', [], Infinity, 'finished', []],
  ['stopped after the row that is under way', [done, done, done], 1, 'stopped', [done]],
  ['what is left out, since nothing is to do', [null, done], Infinity, 'finished', [done]],
  ['stopped after the last', [done], 1, 'finished', [done]],
  [
    'nothing is tried after an answer that did not come',
    [done, lost, done],
    Infinity,
    'interrupted',
    [done, lost],
  ],
] as const)('%s', async (_, results, stopAfter, end, came) => {
  expect(await run(results, stopAfter)).toEqual({ end, came });
});
