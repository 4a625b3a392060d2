import { agentsById, nameOfAgent } from './agentOf.ts';

const t = ((key: string) => key) as never;
const team = [
  { id: 'sam', fullName: 'Sam Ortiz', isActive: true },
  { id: 'kim', fullName: 'Kim Lee', isActive: false },
  { id: 'new', fullName: '', isActive: true },
];
const former = { dee: { name: 'Dee Brown' }, kim: { name: 'Kim Before' } } as never;

test.each([
  ['an active member', 'sam', 'Sam Ortiz', 'active'],
  ['an inactive member, by their current name', 'kim', 'Kim Lee', 'inactive'],
  ['a member without a name', 'new', 'unnamed', 'active'],
  ['a deleted member, by their last name on record', 'dee', 'Dee Brown', 'unknown'],
  ['someone without any record', 'ghost', 'unknownMember', 'unknown'],
])('%s', (_, id, name, state) => {
  const agent = agentsById(team, former)(id);
  expect([nameOfAgent(agent, t), agent.state]).toEqual([name, state]);
});

test('without the names of former members, a deleted one is unknown', () => {
  expect(nameOfAgent(agentsById(team)('dee'), t)).toBe('unknownMember');
});
