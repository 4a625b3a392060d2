import { failedVersions } from './federationHost.ts';

function memory(initial?: string): Storage {
  let value = initial ?? null;
  return {
    getItem: () => value,
    setItem: (_: string, next: string) => {
      value = next;
    },
  } as unknown as Storage;
}

test('a failed version is remembered in this tab, for that account', () => {
  const storage = memory();
  const of = (customerId: string | null) => failedVersions(customerId, () => storage);
  of('ada').add('/mf-team/1.2.0/');
  expect(of('ada').has('/mf-team/1.2.0/')).toBe(true);
  expect(of('ada').has('/mf-team/1.1.0/')).toBe(false);
  expect(of('bob').has('/mf-team/1.2.0/')).toBe(false);
  expect(of(null).has('/mf-team/1.2.0/')).toBe(false);
});

test.each<[string, () => Storage]>([
  [
    'that is blocked',
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
  ['with invalid JSON', () => memory('{')],
  ['with unexpected content', () => memory('{"a":1}')],
])('a storage %s is harmless', (_, storage) => {
  const failed = failedVersions('ada', storage);
  expect(failed.has('/mf-team/1.2.0/')).toBe(false);
  expect(() => failed.add('/mf-team/1.2.0/')).not.toThrow();
});
