import { messages, storageProblems } from '../../../domain/index.ts';
import { en } from './en.ts';

test('what the storage refuses is said in the words of the catalogue', () => {
  expect(en.upload.failures).toMatchObject(
    Object.fromEntries(Object.entries(storageProblems).map(([problem, key]) => [problem, messages[key]])),
  );
});
