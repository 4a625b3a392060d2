import { fetchAllPages, maxFetchAll, type Page } from './fetchAllPages.ts';

/** Pages of two of the given names; damaged ones can't be read. */
const pagesOf = (names: readonly string[]) => ({
  count: () => Promise.resolve(names.length),
  page: (from: number | null): Promise<Page<string, number>> => {
    const start = from ?? 0;
    const found = names.slice(start, start + 2);
    return Promise.resolve({
      items: found.filter((name) => name !== 'damaged'),
      found: found.length,
      next: found.length < 2 ? null : start + 2,
    });
  },
});

const fetchAll = async (pages: ReturnType<typeof pagesOf>, controller = new AbortController()) => {
  const progress: [number, number][] = [];
  const failures: unknown[] = [];
  const result = await fetchAllPages(
    pages,
    controller.signal,
    (loaded, total) => progress.push([loaded, total]),
    (cause) => failures.push(cause),
  );
  return { result, progress, failures };
};

test.each<[string, string[], string[], [number, number][]]>([
  ['nothing', [], [], [[0, 0]]],
  ['part of a page', ['a'], ['a'], [[0, 1]]],
  [
    'several pages, one after the other',
    ['a', 'b', 'c', 'd', 'e'],
    ['a', 'b', 'c', 'd', 'e'],
    [
      [0, 5],
      [2, 5],
      [4, 5],
    ],
  ],
  [
    'the readable ones, and counts the others',
    ['a', 'damaged', 'c'],
    ['a', 'c'],
    [
      [0, 3],
      [2, 3],
    ],
  ],
])('fetches %s', async (_, names, items, progress) => {
  expect(await fetchAll(pagesOf(names))).toEqual({ result: { ok: true, items }, progress, failures: [] });
});

test.each<['count' | 'page']>([['count'], ['page']])('returns nothing when the %s fails', async (step) => {
  const lost = new Error('offline');
  const { result, failures } = await fetchAll({
    ...pagesOf(['a', 'b', 'c']),
    [step]: () => Promise.reject(lost),
  });
  expect(result).toEqual({ ok: false, reason: 'failed' });
  expect(failures).toEqual([lost]);
});

test('returns nothing when a later page fails', async () => {
  const pages = pagesOf(['a', 'b', 'c']);
  const { result } = await fetchAll({
    ...pages,
    page: (from) => (from === null ? pages.page(from) : Promise.reject(new Error('offline'))),
  });
  expect(result).toEqual({ ok: false, reason: 'failed' });
});

test('a canceled fetch does not wait for a page that never arrives', async () => {
  const controller = new AbortController();
  const pages = {
    ...pagesOf(['a', 'b']),
    page: () => {
      controller.abort();
      return new Promise<never>(() => {});
    },
  };
  expect((await fetchAll(pages, controller)).result).toEqual({ ok: false, reason: 'cancelled' });
});

test('a fetch canceled before it began doesn’t request a page', async () => {
  const controller = new AbortController();
  controller.abort();
  const pages = { ...pagesOf(['a']), count: () => new Promise<never>(() => {}) };
  expect((await fetchAll(pages, controller)).result).toEqual({ ok: false, reason: 'cancelled' });
});

test.each([
  [maxFetchAll, { ok: true, items: ['a'] }],
  [maxFetchAll + 1, { ok: false, reason: 'tooMany' }],
])('%i at most', async (count, result) => {
  expect((await fetchAll({ ...pagesOf(['a']), count: () => Promise.resolve(count) })).result).toEqual(result);
});
