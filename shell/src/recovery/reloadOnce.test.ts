import { reloadOnce } from './reloadOnce.ts';

function memory(initial: Record<string, string> = {}): Storage {
  const values = new Map(Object.entries(initial));
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  } as Storage;
}

test('a page is reloaded once; a page from another deployment again', () => {
  const storage = memory();
  const reload = jest.fn();
  const from = (page: string) => reloadOnce(page, () => storage, reload);
  expect([from('a'), from('a'), from('b'), from('a'), from('b')]).toEqual([true, false, true, false, false]);
  expect(reload).toHaveBeenCalledTimes(2);
});

test.each<[string, () => Storage]>([
  [
    'is blocked',
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
  ['has invalid JSON', () => memory({ vh_reloaded_from: '{' })],
  [
    'is full',
    () => ({
      ...memory(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    }),
  ],
])('doesn’t reload if the storage %s', (_, storage) => {
  const reload = jest.fn();
  expect(reloadOnce('a', storage, reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('limits what is stored', () => {
  const storage = memory();
  for (let i = 0; i < 100; i++)
    reloadOnce(
      `page ${i}`,
      () => storage,
      () => {},
    );
  expect(JSON.parse(storage.getItem('vh_reloaded_from')!)).toHaveLength(20);
});
