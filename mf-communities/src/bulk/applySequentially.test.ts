import { applySequentially } from './applySequentially.ts';

const error = { code: 'unavailable', message: 'offline' } as const;

test.each([
  ['nothing', [], [], null],
  ['all', ['a', 'b'], ['a', 'b'], null],
  ['until one fails', ['a', 'bad', 'c'], ['a'], { at: 'bad', error }],
])('does %s, one after the other', async (_, items, done, stopped) => {
  const requests: string[] = [];
  const counts: number[] = [];
  const act = async (item: string) => {
    requests.push(item);
    return item === 'bad' ? ({ ok: false, error } as const) : ({ ok: true, value: null } as const);
  };
  expect(await applySequentially(items, act, (count) => counts.push(count))).toEqual({ done, stopped });
  expect(requests).toEqual(stopped === null ? items : [...done, stopped.at]);
  expect(counts).toEqual(done.map((_item, index) => index + 1));
});
