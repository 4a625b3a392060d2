import { agentChangesOf } from './agentChanges.ts';

test('changes of regular specialists are logged by community, and unchanged ones are skipped', () => {
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
