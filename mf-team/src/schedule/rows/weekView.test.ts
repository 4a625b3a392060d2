import type { Agent } from '../../people/agentOf.ts';
import type { WeekCell, WeekRow } from './weekGridOf.ts';
import { agentsOfWeek, filterWeek, readFilter, unassignedChoice } from './weekView.ts';

const agent = (id: string, name: string): Agent => ({ id, name, state: name ? 'active' : 'unknown' });
const ada = agent('a', 'Ada');
const bo = agent('b', 'Bo');

const cell = (kind: WeekCell['kind'], who: Agent | null = null): WeekCell => ({
  date: '2026-11-18',
  isTonight: false,
  isOver: false,
  kind,
  agent: who,
  insteadOf: null,
  isChanged: false,
  isExtra: false,
  gap: null,
  isOffered: false,
  conflicts: [],
});
const row = (propertyName: string, ...cells: WeekCell[]): WeekRow => ({
  id: propertyName,
  propertyName,
  timezone: 'America/New_York',
  serviceStart: '20:00',
  cells,
});

const rows = [
  row('Élan Court', cell('assigned', ada), cell('none')),
  row('Maple Court', cell('assigned', bo), cell('unassigned')),
  row('Zephyr', cell('closed'), cell('assigned', agent('gone', ''))),
];

test.each([
  ['nothing asked', '', '', ['Élan Court', 'Maple Court', 'Zephyr']],
  ['a word', 'court', '', ['Élan Court', 'Maple Court']],
  ['words in any order, without accents', ' COURT elan', '', ['Élan Court']],
  ['a specialist', '', 'b', ['Maple Court']],
  ['a former specialist', '', 'gone', ['Zephyr']],
  ['a specialist without shifts', '', 'c', []],
  ['unassigned shifts', '', unassignedChoice, ['Maple Court']],
  ['both', 'elan', 'b', []],
])('%s', (_, search, who, names) => {
  expect(filterWeek(rows, { search, agent: who }).map(({ propertyName }) => propertyName)).toEqual(names);
});

test('an address contains the filter, and a long text is truncated', () => {
  expect(readFilter(new URLSearchParams('q=oak&agent=b'))).toEqual({ search: 'oak', agent: 'b' });
  expect(readFilter(new URLSearchParams())).toEqual({ search: '', agent: '' });
  expect(readFilter(new URLSearchParams({ q: 'x'.repeat(5000) })).search).toHaveLength(100);
});

test('each assigned specialist is listed once, unnamed ones last', () => {
  const agents = agentsOfWeek([...rows, ...rows].toReversed(), (a, b) => a.localeCompare(b, 'en'));
  expect(agents.map(({ id }) => id)).toEqual(['a', 'b', 'gone']);
});
