import {
  momentOfNight,
  readDocument,
  serviceLogSchema,
  type DoorLog,
  type ServiceLog,
} from 'shared-lib/domain';
import { setOutWindowOn } from 'mf-tracking/domain';
import { adjacentDoors, doorNightOf, visitTimes, type DoorResult, type VisitTimes } from './doorNightOf.ts';

const night = '2026-11-24';
const timeZone = 'America/New_York';
const at = (time: string) => momentOfNight(night, time, timeZone);
const window = { from: at('18:00'), until: at('20:00') };

const log = (
  outcome: ServiceLog['outcome'],
  time: string | null,
  more: object = {},
  id = 'log',
): ServiceLog => {
  const servicedAt = time === null ? null : at(time);
  const read = readDocument(serviceLogSchema, `serviceLogs/${id}`, {
    serviceDate: night,
    communityId: 'maple',
    unitId: 'one',
    servicedAt,
    createdAt: servicedAt,
    outcome,
    ...more,
  });
  if (!read.ok) throw new Error(read.error);
  return read.value;
};

const facts = {
  logs: [],
  status: 'active',
  why: 'unrecorded',
  recordedDoors: 0,
  window,
  timeZone,
} as const;

test.each<[string, Partial<Parameters<typeof doorNightOf>[0]>, Partial<DoorResult>]>([
  [
    'served, after the window',
    { logs: [log('collected', '21:14')] },
    { kind: 'collected', timing: { when: 'after', minutes: 74 } },
  ],
  [
    'nothing out, before the window ended',
    { logs: [log('notOut', '19:30')] },
    { kind: 'notOut', timing: { when: 'during', minutes: 30 } },
  ],
  [
    'missed, before the window opened',
    { logs: [log('notCollected', '17:45', { reason: 'access' })] },
    { kind: 'notCollected', timing: { when: 'before', minutes: 15 } },
  ],
  [
    'after midnight is still that night',
    { logs: [log('collected', '00:30')] },
    { kind: 'collected', timing: { when: 'after', minutes: 270 } },
  ],
  ['at the window’s end', { logs: [log('notOut', '20:00')] }, { timing: { when: 'after', minutes: 0 } }],
  ['at an unknown time', { logs: [log('collected', null)] }, { kind: 'collected', timing: null }],
  ['at an unknown community', { logs: [log('collected', '21:14')], window: null }, { timing: null }],
  [
    'the correction counts',
    {
      logs: [
        log('notCollected', '21:14', { corrected: { id: 'b', outcome: 'collected' } }, 'a'),
        log('collected', '21:14', { corrects: 'a' }, 'b'),
      ],
    },
    { kind: 'collected' },
  ],
  [
    'the last visit counts',
    { logs: [log('notOut', '20:10', {}, 'a'), log('collected', '21:00', {}, 'b')] },
    { kind: 'collected' },
  ],
  [
    'a record on a weekday without service',
    { logs: [log('collected', '21:14')], why: 'off' },
    { kind: 'collected' },
  ],
  [
    'a record at a vacant unit',
    { logs: [log('collected', '21:14')], status: 'vacant' },
    { kind: 'collected' },
  ],
  ['no service that weekday', { why: 'off' }, { kind: 'off' }],
  ['a closure', { why: 'closed' }, { kind: 'closed' }],
  ['no service that weekday, at a vacant unit', { why: 'off', status: 'vacant' }, { kind: 'off' }],
  [
    'an extra round on a weekday without service',
    { why: 'off', recordedDoors: 3 },
    { kind: 'passedBy', others: 3 },
  ],
  ['vacant', { status: 'vacant', recordedDoors: 3 }, { kind: 'vacant' }],
  ['paused', { status: 'paused', why: 'awaited' }, { kind: 'paused' }],
  ['tonight, nothing recorded yet', { why: 'awaited' }, { kind: 'awaited' }],
  ['tonight, with the round in progress', { why: 'awaited', recordedDoors: 3 }, { kind: 'awaited' }],
  ['a past night on which others were recorded', { recordedDoors: 3 }, { kind: 'passedBy', others: 3 }],
  ['a past night without any record', {}, { kind: 'unrecorded' }],
])('%s', (_, more, expected) => {
  expect(doorNightOf({ ...facts, ...more })).toMatchObject(expected);
});

test('a night keeps the set-out window it was judged by', () => {
  const community = {
    setOutStart: '17:00',
    setOutEnd: '19:00',
    timezone: timeZone,
    pastPlans: [
      {
        until: night,
        serviceDays: [],
        setOutStart: '18:00',
        setOutEnd: '20:00',
        serviceStart: '20:00',
        binInBy: '09:00',
        timezone: timeZone,
      },
    ],
  };
  expect(setOutWindowOn(community, night)).toEqual(window);
  expect(setOutWindowOn(community, '2026-11-25').until).toBe(momentOfNight('2026-11-25', '19:00', timeZone));
});

describe('visitTimes', () => {
  const minute = 60_000;
  const log = (more: Partial<DoorLog>) =>
    ({ log: { servicedAt: null, syncedAt: null, createdAt: null, corrects: null, ...more } }) as Parameters<
      typeof visitTimes
    >[0];

  test.each<[string, Partial<DoorLog>, VisitTimes]>([
    ['both agree', { servicedAt: 0, syncedAt: 2 * minute }, { kind: 'one', at: 0 }],
    ['sent later', { servicedAt: 0, syncedAt: 3 * minute }, { kind: 'both', device: 0, server: 3 * minute }],
    [
      'a clock that is ahead',
      { servicedAt: 9 * minute, createdAt: minute },
      { kind: 'both', device: 9 * minute, server: minute },
    ],
    ['only the server’s', { createdAt: 5 }, { kind: 'one', at: 5 }],
    ['only the device’s', { servicedAt: 5 }, { kind: 'one', at: 5 }],
    [
      'a correction, made the next day',
      { servicedAt: 0, createdAt: 900 * minute, corrects: 'a' },
      { kind: 'one', at: 0 },
    ],
    ['neither', {}, null],
  ])('the times of a visit: %s', (_, more, expected) => {
    expect(visitTimes(log(more))).toEqual(expected);
  });
});

describe('adjacentDoors', () => {
  const log = (unitId: string, more: object = {}): ServiceLog => {
    const read = readDocument(serviceLogSchema, `serviceLogs/${unitId}`, {
      serviceDate: '2026-11-24',
      communityId: 'maple',
      unitId,
      outcome: 'collected',
      ...more,
    });
    if (!read.ok) throw new Error(read.error);
    return read.value;
  };
  const corrected = { corrected: { id: 'x', outcome: 'notOut' } };

  test.each<[string, ServiceLog[], ServiceLog[], [string | null, string | null]]>([
    [
      'the nearest on each side',
      [log('own'), log('b'), log('a')],
      [log('own'), log('c'), log('d')],
      ['b', 'c'],
    ],
    ['none at the start', [log('own')], [log('own'), log('c')], [null, 'c']],
    ['none at the end', [log('own'), log('b')], [log('own')], ['b', null]],
    ['not a corrected entry', [log('own'), log('b', corrected), log('a')], [log('own')], ['a', null]],
    ['not the same door again', [log('own'), log('own'), log('b')], [log('own'), log('own')], ['b', null]],
    [
      'a door of the same moment is listed once',
      [log('b'), log('own')],
      [log('own'), log('b'), log('c')],
      ['b', 'c'],
    ],
  ])('the doors before and after: %s', (_, before, after, expected) => {
    const found = adjacentDoors(log('own'), before, after);
    expect([found.before?.unitId ?? null, found.after?.unitId ?? null]).toEqual(expected);
  });
});
