import type { Weekday } from '../base/weekday.ts';
import { maxPastAgents, type PastAgent } from './pastAgent.ts';
import { pastAgentsAfter } from './pastAgentsAfter.ts';

// 13 July 2026 is a Monday.
const stored = {
  createdAt: Date.parse('2026-07-01T12:00-04:00'),
  serviceStart: '20:00',
  timezone: 'America/New_York',
  pastAgents: [] as PastAgent[],
};

const at = (moment: string) => Date.parse(`2026-07-${moment}-04:00`);

const dawn = { serviceStart: '05:00' };

const monday = { day: 'monday', from: 'sam' } as const;

test.each<[string, object, { day: Weekday; from: string | null }, string, boolean, string | null]>([
  ['before service tonight', {}, monday, '13T19:59', false, '2026-07-06'],
  ['once service has begun', {}, monday, '13T20:00', false, '2026-07-13'],
  ['in the morning after', {}, monday, '14T08:00', false, '2026-07-13'],
  ['on another weekday', {}, monday, '16T22:00', false, '2026-07-13'],
  ['before a service that begins at dawn', dawn, monday, '14T04:59', false, '2026-07-06'],
  ['once it has begun', dawn, monday, '14T05:00', false, '2026-07-13'],
  [
    'by someone, when no one served tonight',
    {},
    { day: 'monday', from: null },
    '13T22:00',
    false,
    '2026-07-06',
  ],
  [
    'by someone, the morning after no one served',
    {},
    { day: 'monday', from: null },
    '14T08:00',
    false,
    '2026-07-13',
  ],
  ['because they leave, tonight included', {}, monday, '13T22:00', true, '2026-07-06'],
  ['because they leave, the morning after', {}, monday, '14T08:00', true, '2026-07-13'],
  ['before the community’s first night', { createdAt: at('13T09:00') }, monday, '13T12:00', false, null],
  ['in another zone', { timezone: 'America/Los_Angeles' }, monday, '13T22:59', false, '2026-07-06'],
])(
  'a regular specialist who is replaced %s keeps the nights until then',
  (_, more, replaced, now, leaves, until) => {
    const after = pastAgentsAfter({ ...stored, ...more }, [replaced], at(now), { leaves });
    expect(after).toEqual(until === null ? null : [{ until, memberId: replaced.from }]);
  },
);

test('after several changes before one night, the specialist who had the night is kept', () => {
  const first = pastAgentsAfter(stored, [monday], at('15T10:00'))!;
  const next = { ...stored, pastAgents: first };
  expect(pastAgentsAfter(next, [{ day: 'monday', from: 'kim' }], at('19T10:00'))).toBeNull();
  expect(pastAgentsAfter(next, [{ day: 'monday', from: 'kim' }], at('21T10:00'))).toEqual([
    { until: '2026-07-13', memberId: 'sam' },
    { until: '2026-07-20', memberId: 'kim' },
  ]);
});

test('a community keeps a limited number of replaced assignments, the latest', () => {
  const pastAgents = Array.from({ length: maxPastAgents }, (_, index) => ({
    until: '2026-07-06',
    memberId: String(index),
  }));
  const after = pastAgentsAfter({ ...stored, pastAgents }, [monday], at('14T10:00'))!;
  expect(after).toHaveLength(maxPastAgents);
  expect(after[0]).toBe(pastAgents[1]);
  expect(after.at(-1)).toEqual({ until: '2026-07-13', memberId: 'sam' });
});
