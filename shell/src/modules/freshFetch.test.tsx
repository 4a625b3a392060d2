import { fetchAhead, freshFetch } from './freshFetch.ts';

/** As much of an answer as is read of it. */
const answer = (status: number, text: string) => {
  const made = { status, ok: status < 400, text: () => Promise.resolve(text), clone: () => made };
  return made as unknown as Response;
};

const askedByPage = (path: string, response: Response) => {
  window.askedByPage = { [path]: { answer: Promise.resolve(response), stop: new AbortController() } };
};

beforeEach(() => {
  window.fetch = () => Promise.resolve(answer(200, 'asked now'));
});

const textOf = async (address: string) => (await freshFetch(address)).text();

test('what the page’s own lines have asked for is taken, once', async () => {
  askedByPage('/a.json', answer(200, 'asked by the page'));
  await fetchAhead('/a.json');
  expect(await textOf('/a.json')).toBe('asked by the page');
  expect(window.askedByPage).toEqual({});
  await fetchAhead('/a.json');
  expect(await textOf('/a.json')).toBe('asked now');
});

test('a failure that the page’s own lines have met is one', async () => {
  askedByPage('/b.json', answer(404, 'gone'));
  await expect(fetchAhead('/b.json')).rejects.toThrow('404');
  await expect(freshFetch('/b.json')).rejects.toThrow('404');
});

test('whoever gives up ends what the page’s own lines have asked for', () => {
  askedByPage('/c.json', answer(200, 'late'));
  const { stop } = window.askedByPage!['/c.json']!;
  fetchAhead('/c.json').catch(() => undefined);
  const given = new AbortController();
  freshFetch('/c.json', given.signal).catch(() => undefined);
  given.abort();
  expect(stop.signal.aborted).toBe(true);
});
