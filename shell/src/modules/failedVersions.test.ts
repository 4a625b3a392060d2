import { failedVersions } from './failedVersions.ts';

function memory(initial?: string): Storage {
  let value = initial ?? null;
  return {
    getItem: () => value,
    setItem: (_: string, next: string) => {
      value = next;
    },
  } as unknown as Storage;
}

test('a version that failed is known in this tab, to the account it failed for', () => {
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
    'that is not allowed',
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
  ['that holds no JSON', () => memory('{')],
  ['that holds something else', () => memory('{"a":1}')],
])('a storage %s knows nothing and harms nothing', (_, storage) => {
  const failed = failedVersions('ada', storage);
  expect(failed.has('/mf-team/1.2.0/')).toBe(false);
  expect(() => failed.add('/mf-team/1.2.0/')).not.toThrow();
});
