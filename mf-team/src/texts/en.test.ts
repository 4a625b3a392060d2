import { messages } from 'shared-lib/domain';
import { en } from './en.ts';

test('the English words are the specification’s', () => {
  expect(en.fetchFailed).toBe(messages.fetchTeamFailed);
});
