import { agentChangesOf } from './agentChanges.ts';

test('changes of regular agents are told community by community, those that change nothing not at all', () => {
  const change = { communityId: 'elm', day: 'monday', from: null, to: 'mia' };
  const changes = agentChangesOf([
    change,
    { ...change, communityId: 'oak' },
    { ...change, day: 'friday', from: 'mia', to: null },
    { ...change, communityId: 'ash', from: 'mia' },
  ]);
  expect([...changes]).toEqual([
    [
      'elm',
      [
        { field: 'agent.monday', from: null, to: 'mia' },
        { field: 'agent.friday', from: 'mia', to: null },
      ],
    ],
    ['oak', [{ field: 'agent.monday', from: null, to: 'mia' }]],
  ]);
});
