import { prefetch, fetchFresh } from './fetchFresh.ts';

/** The parts of a response that the code reads. */
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

const textOf = async (address: string) => (await fetchFresh(address)).text();

test('uses a request started by the inline script, once', async () => {
  askedByPage('/a.json', answer(200, 'asked by the page'));
  await prefetch('/a.json');
  expect(await textOf('/a.json')).toBe('asked by the page');
  expect(window.askedByPage).toEqual({});
  await prefetch('/a.json');
  expect(await textOf('/a.json')).toBe('asked now');
});

test('a failed request of the inline script fails', async () => {
  askedByPage('/b.json', answer(404, 'gone'));
  await expect(prefetch('/b.json')).rejects.toThrow('404');
  await expect(fetchFresh('/b.json')).rejects.toThrow('404');
});

test('aborting also aborts the inline script’s request', () => {
  askedByPage('/c.json', answer(200, 'late'));
  const { stop } = window.askedByPage!['/c.json']!;
  prefetch('/c.json').catch(() => undefined);
  const given = new AbortController();
  fetchFresh('/c.json', given.signal).catch(() => undefined);
  given.abort();
  expect(stop.signal.aborted).toBe(true);
});
