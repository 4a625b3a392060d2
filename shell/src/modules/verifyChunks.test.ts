import { chunkIntegrities, verifyChunks, type VerifiedRuntime } from './verifyChunks.ts';

const loaded = jest.fn(async (_id: string | number) => {});
const fetched = jest.fn<Promise<unknown>, [string, RequestInit]>();
const platformFetch = globalThis.fetch;
beforeEach(() => {
  globalThis.fetch = fetched as never;
  Reflect.set(globalThis, 'window', { location: { href: 'https://hub.example/' } });
});
afterEach(() => {
  globalThis.fetch = platformFetch;
  Reflect.deleteProperty(globalThis, 'window');
  jest.clearAllMocks();
});

/** A container that has the hash of the style sheet of its first chunk. */
function container(): VerifiedRuntime {
  const runtime: VerifiedRuntime = {
    hashes: { first: [1], js: {}, css: { 1: 'one' }, others: 'all' },
    p: 'https://hub.example/mf-team/1.0.0/',
    e: loaded,
    u: (id) => `assets/${id}.js`,
    miniCssF: (id) => `assets/${id}.css`,
  };
  verifyChunks(runtime);
  return runtime;
}
const hashes = { js: { 2: 'two' }, css: { 2: 'two-css' } };
const answer = () => fetched.mockResolvedValue({ json: async () => hashes });

test('the container’s first chunk needs no other hash', async () => {
  await container().e(1);
  expect(loaded).toHaveBeenCalledWith(1);
  expect(fetched).not.toHaveBeenCalled();
});

test('other chunks wait for the verified list of hashes, which is requested once', async () => {
  answer();
  const { e, hashes: known } = container();
  await Promise.all([e(2), e(3)]);
  await e(4);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched.mock.calls[0]).toEqual([
    'https://hub.example/mf-team/1.0.0/assets/hashes.json',
    expect.objectContaining({ integrity: 'sha256-all', cache: 'default' }),
  ]);
  expect(known).toMatchObject({ js: { 2: 'two' }, css: { 1: 'one', 2: 'two-css' } });
  expect(chunkIntegrities()).toEqual(
    new Map([
      ['/mf-team/1.0.0/assets/2.js', 'sha256-two'],
      ['/mf-team/1.0.0/assets/1.css', 'sha256-one'],
      ['/mf-team/1.0.0/assets/2.css', 'sha256-two-css'],
    ]),
  );
});

test('without the list nothing is loaded, and the next try doesn’t use the browser’s copy', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { e } = container();
  await expect(e(2)).rejects.toThrow('Failed to fetch');
  expect(loaded).not.toHaveBeenCalled();
  answer();
  await e(2);
  expect(fetched.mock.calls[1]![1].cache).toBe('reload');
  expect(loaded).toHaveBeenCalledWith(2);
});

test('a build without hashes loads its chunks as before', async () => {
  const runtime = { e: loaded, p: '', u: String };
  verifyChunks(runtime);
  expect(runtime.e).toBe(loaded);
});
