import { completedTours, isWelcomeTourDue, readCompletedTours, readRunningTour } from './tour.ts';

test.each([
  ['a list', '["welcome","team-management"]', ['welcome', 'team-management']],
  ['a list with other things in it', '["welcome",1,null,"",{}]', ['welcome']],
  ['an excessively long id', JSON.stringify(['x'.repeat(61)]), []],
  ['nothing', null, []],
  ['no JSON', 'welcome', []],
  ['no list', '{"welcome":true}', []],
  ['an excessively long list', JSON.stringify(Array(60).fill('welcome')), Array(50).fill('welcome')],
])('completed tours from %s', (_, json, expected) => {
  expect(readCompletedTours(json)).toEqual(expected);
});

test('either store can have a completed tour', () => {
  expect(completedTours(['welcome'], ['welcome', 'team-management'])).toEqual(['welcome', 'team-management']);
});

test.each([
  ['owner', [], true],
  ['owner', ['team-management'], true],
  ['owner', ['welcome'], false],
  ['member', [], false],
  ['member', ['welcome'], false],
] as const)('the welcome tour for an %s who completed %j', (role, completed, due) => {
  expect(isWelcomeTourDue(role, completed)).toBe(due);
});

test.each([
  ['one’s own', { uid: 'ada', tour: 'welcome', stepIndex: 3 }, { tour: 'welcome', stepIndex: 3 }],
  ['another’s', { uid: 'bob', tour: 'welcome', stepIndex: 3 }, null],
  ['a step below 0', { uid: 'ada', tour: 'welcome', stepIndex: -2 }, { tour: 'welcome', stepIndex: 0 }],
  ['an invalid step', { uid: 'ada', tour: 'welcome', stepIndex: 'x' }, { tour: 'welcome', stepIndex: 0 }],
  ['no tour', { uid: 'ada', stepIndex: 3 }, null],
  ['a list', [], null],
  ['null', null, null],
])('a running tour from %s', (_, stored, expected) => {
  expect(readRunningTour(JSON.stringify(stored), 'ada')).toEqual(expected && { uid: 'ada', ...expected });
});

test('no running tour from nothing, or from invalid JSON', () => {
  expect(readRunningTour(null, 'ada')).toBeNull();
  expect(readRunningTour('{', 'ada')).toBeNull();
});
