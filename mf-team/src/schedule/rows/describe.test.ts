import type { Agent } from '../../people/agentOf.ts';
import { describeCell } from './describe.ts';

const t = ((key: string, { name }: { name?: string } = {}) => (name ? `${key} ${name}` : key)) as never;
const sam: Agent = { id: 's', name: 'Sam', state: 'active' };
const kim: Agent = { id: 'k', name: 'Kim', state: 'active' };
const cell = {
  kind: 'assigned' as const,
  agent: sam,
  insteadOf: null,
  isExtra: false,
  gap: null,
  isOffered: false,
};

test.each<[string, Parameters<typeof describeCell>[0], string, string | null]>([
  ['an assigned shift', cell, 'Sam', null],
  ['a substitute', { ...cell, insteadOf: kim }, 'Sam', 'schedule.insteadOf Kim'],
  [
    'someone with the day off',
    { ...cell, gap: { reason: 'timeOff', isPermanent: false } },
    'Sam',
    'months.away',
  ],
  ['an extra service', { ...cell, isExtra: true }, 'Sam', 'schedule.extra'],
  ['someone inactive', { ...cell, agent: { ...sam, state: 'inactive' } }, 'Sam', 'schedule.inactive'],
  [
    'an unknown specialist fills in for an unnamed one',
    { ...cell, agent: { ...sam, name: '', state: 'unknown' }, insteadOf: { ...kim, name: '' } },
    'unknownMember',
    'schedule.unknown · schedule.insteadOf unnamed',
  ],
  ['nobody', { ...cell, kind: 'unassigned', agent: null }, 'schedule.unassigned', null],
  [
    'an offered shift',
    { ...cell, kind: 'unassigned', agent: null, isOffered: true },
    'schedule.unassigned',
    'offer.state',
  ],
  [
    'a cleared shift',
    { ...cell, kind: 'unassigned', agent: null, insteadOf: kim },
    'schedule.unassigned',
    'schedule.cleared Kim',
  ],
  ['no service', { ...cell, kind: 'none', agent: null }, 'schedule.noService', null],
  ['a holiday', { ...cell, kind: 'closed', agent: null }, 'schedule.closed', null],
])('%s', (_, words, who, note) => {
  expect(describeCell(words, t)).toEqual({ who, note });
});
