import { countedPage, createCounting, type CounterSource } from './createCounting.ts';

/** A source that records calls. */
function noted(supported = true) {
  const acts: string[] = [];
  let failures = 0;
  let allowFetch = () => {};
  const fetched = new Promise<void>((resolve) => (allowFetch = resolve));
  const source: CounterSource = {
    isSupported: () => Promise.resolve(supported),
    startCounter: (page) => {
      acts.push(`start ${page}`);
      return {
        count: (shown) => void acts.push(`count ${shown}`),
        pause: () => void acts.push('pause'),
        forget: () => {
          acts.push('forget');
          return Promise.reject(new Error('offline'));
        },
      };
    },
  };
  const counting = createCounting(async () => {
    acts.push('fetch');
    await fetched;
    if (failures-- > 0) throw new Error('no such chunk');
    return source;
  });
  return { acts, counting, allowFetch, fail: () => (failures = 1) };
}

test('loads nothing until a page may be counted', async () => {
  const { acts, counting } = noted();
  counting.pause();
  await counting.withdraw();
  expect(acts).toEqual([]);
});

test('counts pages with one counter, except while paused', async () => {
  const { acts, counting, allowFetch } = noted();
  allowFetch();
  await counting.show('/team');
  await counting.show('/team/:id');
  counting.pause();
  await counting.show('/');
  expect(acts).toEqual(['fetch', 'start /team', 'count /team', 'count /team/:id', 'pause', 'count /']);
});

test('consent withdrawn during loading never starts counting, and can be given again', async () => {
  const { acts, counting, allowFetch } = noted();
  const shown = counting.show('/team');
  await counting.withdraw();
  allowFetch();
  await shown;
  expect(acts).toEqual(['fetch']);
  await counting.show('/');
  expect(acts).toEqual(['fetch', 'fetch', 'start /', 'count /']);
});

test('counts the page shown when the code arrives', async () => {
  const { acts, counting, allowFetch } = noted();
  const shown = [counting.show('/team'), counting.show('/schedule')];
  allowFetch();
  await Promise.all(shown);
  expect(acts).toEqual(['fetch', 'start /schedule', 'count /schedule']);
});

test('an unsupported browser is checked once', async () => {
  const { acts, counting, allowFetch } = noted(false);
  allowFetch();
  await counting.show('/team');
  await counting.show('/');
  expect(acts).toEqual(['fetch']);
});

test('after a failed load, the next page retries; a failed deletion doesn’t throw', async () => {
  const { acts, counting, allowFetch, fail } = noted();
  allowFetch();
  fail();
  await counting.show('/team');
  await counting.show('/');
  await counting.withdraw();
  expect(acts).toEqual(['fetch', 'fetch', 'start /', 'count /', 'forget']);
});

const pages = [
  '/',
  '/team',
  '/team/:id',
  '/team/new',
  '/communities/:id',
  '/communities/:communityName/bintags',
];

test.each([
  ['/', '/'],
  ['/team', '/team'],
  ['/team/', '/team'],
  ['/team/8fKx20', '/team/:id'],
  ['/team/new', '/team/new'],
  ['/communities/Maple%20Court', '/communities/:id'],
  ['/communities/Maple%20Court/bintags', '/communities/:communityName/bintags'],
  ['/sunrise-valet/maple-court', null],
  ['/sunrise-valet/maple-court/bintag/7f3a', null],
  ['/docs', null],
  ['/no/such/page', null],
])('%s is counted as %s', (pathname, page) => {
  expect(countedPage(pages, pathname)).toBe(page);
});

test('redirects aren’t pages', () => {
  expect(countedPage([...pages, '*'], '/docs')).toBeNull();
});
