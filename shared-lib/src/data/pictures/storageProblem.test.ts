import { messages } from '../../domain/base/messages.ts';
import { storageProblem, storageProblems } from './storageProblem.ts';

test.each([
  [{ code: 'storage/unauthenticated', status: 401 }, 'unauthenticated'],
  [{ code: 'storage/quota-exceeded', status: 402 }, 'quota-exceeded'],
  [{ code: 'storage/unauthorized', status: 403 }, 'unauthorized'],
  [{ code: 'storage/object-not-found', status: 404 }, 'object-not-found'],
  [{ code: 'storage/retry-limit-exceeded', status: 0 }, 'retry-limit-exceeded'],
  [{ code: 'storage/canceled', status: 0 }, 'canceled'],
  [{ code: 'storage/unknown', status: 401 }, 'unauthenticated'],
  [{ code: 'storage/unknown', status: 402 }, 'quota-exceeded'],
  [{ code: 'storage/unknown', status: 403 }, 'unauthorized'],
  [{ code: 'storage/unknown', status: 404 }, 'object-not-found'],
  [{ code: 'storage/unknown', status: 500 }, 'unknown'],
  [{ code: 'storage/server-file-wrong-size' }, 'unknown'],
  [{ code: 'quota-exceeded' }, 'unknown'],
  [{ code: 'storage/constructor' }, 'unknown'],
  [new Error('offline'), 'unknown'],
  [null, 'unknown'],
  ['canceled', 'unknown'],
])('%j is %s', (thrown, problem) => {
  expect(storageProblem(thrown)).toBe(problem);
});

test('each has its own words', () => {
  const words = Object.values(storageProblems).map((key) => messages[key]);
  expect(new Set(words).size).toBe(Object.keys(storageProblems).length);
});
