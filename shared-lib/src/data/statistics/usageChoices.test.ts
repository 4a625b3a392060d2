import { usageChoiceOf, withUsageChoice } from './usageChoices.ts';

test.each([
  ['nothing stored', null, null],
  ['an empty text', '', null],
  ['no JSON', '{olivia', null],
  ['null', 'null', null],
  ['a list', '["allowed"]', null],
  ['another word', '{"olivia":"maybe"}', null],
  ['someone else’s choice', '{"adam":"allowed"}', null],
  ['a name that every object has', '{"toString":"allowed"}', null],
  ['their own', '{"adam":"refused","olivia":"allowed"}', 'allowed'],
  ['their refusal', '{"olivia":"refused"}', 'refused'],
])('a user’s choice is read: %s', (_, stored, choice) => {
  expect(usageChoiceOf(stored, 'olivia')).toBe(choice);
});

test('a choice replaces the user’s earlier one, and no one else’s', () => {
  const both = withUsageChoice(withUsageChoice(null, 'adam', 'allowed'), 'olivia', 'allowed');
  const changed = withUsageChoice(both, 'adam', 'refused');
  expect([usageChoiceOf(changed, 'adam'), usageChoiceOf(changed, 'olivia')]).toEqual(['refused', 'allowed']);
});

test('only twenty users are kept; the one who chose longest ago is asked again', () => {
  let stored: string | null = null;
  for (let i = 0; i < 25; i++) stored = withUsageChoice(stored, `person-${i}`, 'allowed');
  expect(Object.keys(JSON.parse(stored!) as object)).toHaveLength(20);
  expect(usageChoiceOf(stored, 'person-4')).toBeNull();
  expect(usageChoiceOf(stored, 'person-24')).toBe('allowed');
});
