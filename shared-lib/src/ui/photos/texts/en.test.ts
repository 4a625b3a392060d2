import { messages } from '../../../domain/index.ts';
import { storageProblems } from '../../../data/pictures/storageProblem.ts';
import { en } from './en.ts';

test('storage errors use the catalog’s messages', () => {
  expect(en.upload.failures).toMatchObject(
    Object.fromEntries(Object.entries(storageProblems).map(([problem, key]) => [problem, messages[key]])),
  );
});
