import { createCounting, type CounterSource } from './createCounting.ts';

/** A source that writes down what it is told to do. */
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

test('nothing is fetched until a page may be counted', async () => {
  const { acts, counting } = noted();
  counting.pause();
  await counting.withdraw();
  expect(acts).toEqual([]);
});

test('pages are counted by one counter, and not while it pauses', async () => {
  const { acts, counting, allowFetch } = noted();
  allowFetch();
  await counting.show('/team');
  await counting.show('/team/:id');
  counting.pause();
  await counting.show('/');
  expect(acts).toEqual(['fetch', 'start /team', 'count /team', 'count /team/:id', 'pause', 'count /']);
});

test('what is withdrawn while the code is on its way never starts, and may be allowed again', async () => {
  const { acts, counting, allowFetch } = noted();
  const shown = counting.show('/team');
  await counting.withdraw();
  allowFetch();
  await shown;
  expect(acts).toEqual(['fetch']);
  await counting.show('/');
  expect(acts).toEqual(['fetch', 'fetch', 'start /', 'count /']);
});

test('the page that is shown when the code arrives is the one that is counted', async () => {
  const { acts, counting, allowFetch } = noted();
  const shown = [counting.show('/team'), counting.show('/schedule')];
  allowFetch();
  await Promise.all(shown);
  expect(acts).toEqual(['fetch', 'start /schedule', 'count /schedule']);
});

test('a browser that can’t is asked once', async () => {
  const { acts, counting, allowFetch } = noted(false);
  allowFetch();
  await counting.show('/team');
  await counting.show('/');
  expect(acts).toEqual(['fetch']);
});

test('after code that did not come, the next page asks again; a failed deletion throws nothing', async () => {
  const { acts, counting, allowFetch, fail } = noted();
  allowFetch();
  fail();
  await counting.show('/team');
  await counting.show('/');
  await counting.withdraw();
  expect(acts).toEqual(['fetch', 'fetch', 'start /', 'count /', 'forget']);
});
