import { messages } from 'shared-lib/domain';
import { storageProblems } from '../../../../../shared-lib/src/data/pictures/storageProblem.ts';
import { picture } from './en.ts';

test('the English texts match the spec’s catalog', () => {
  const { notSaved, ...stored } = picture.failures;
  expect(stored).toEqual(
    Object.fromEntries(Object.entries(storageProblems).map(([problem, key]) => [problem, messages[key]])),
  );
  expect(notSaved).toBe(messages.updateMemberFailed);
});
