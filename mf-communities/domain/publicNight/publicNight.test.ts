import { announcementOf, visitOf } from './publicNight.ts';

const at = (time: string) => Date.parse(time);
const clock = (serviceDate: string, clockInAt: string | null, clockOutAt: string | null = null) => ({
  serviceDate,
  clockInAt: clockInAt === null ? null : at(clockInAt),
  clockOutAt: clockOutAt === null ? null : at(clockOutAt),
});
const eight = '2026-11-20T20:00-05:00';
const nine = '2026-11-20T21:00-05:00';
const ten = '2026-11-20T22:00-05:00';

test.each([
  ['no one ever', [], null],
  ['a shift that was missed', [clock('2026-11-20', null)], null],
  ['one on the clock', [clock('2026-11-20', eight)], ['2026-11-20', eight, null]],
  ['one who left', [clock('2026-11-20', eight, ten)], ['2026-11-20', eight, ten]],
  [
    'two, one of whom is still there',
    [clock('2026-11-20', nine, ten), clock('2026-11-20', eight)],
    ['2026-11-20', eight, null],
  ],
  [
    'two who left',
    [clock('2026-11-20', nine, ten), clock('2026-11-20', eight, nine)],
    ['2026-11-20', eight, ten],
  ],
  [
    'the last of several nights',
    [clock('2026-11-20', eight, ten), clock('2026-11-18', '2026-11-18T20:00-05:00')],
    ['2026-11-20', eight, ten],
  ],
] as const)('a visit: %s', (_, clocks, expected) => {
  expect(visitOf(clocks)).toEqual(
    expected && {
      date: expected[0],
      startedAt: at(expected[1]),
      endedAt: expected[2] && at(expected[2]),
    },
  );
});

const told = (more: object = {}) => ({
  kind: 'runningLate',
  communityIds: ['maple'],
  minutes: 45,
  status: 'made',
  createdAt: at(nine),
  ...more,
});
const maple = { id: 'maple', timezone: 'America/New_York' };

test.each([
  ['running late', [told()], { date: '2026-11-20', kind: 'runningLate', minutes: 45 }],
  ['no service', [told({ kind: 'noService' })], { date: '2026-11-20', kind: 'noService', minutes: 0 }],
  [
    'sent in the morning: the coming night',
    [told({ kind: 'noService', createdAt: at('2026-11-20T09:00-05:00') })],
    { date: '2026-11-20' },
  ],
  [
    'sent after midnight: the night that is ending',
    [told({ createdAt: at('2026-11-21T01:00-05:00') })],
    { date: '2026-11-20' },
  ],
  ['the later of two', [told({ kind: 'noService', createdAt: at(ten) }), told()], { kind: 'noService' }],
  ['one that was called off', [told({ status: 'canceled' })], null],
  ['one that could not be sent', [told({ status: 'failed' })], null],
  ['one to another community', [told({ communityIds: ['oak'] })], null],
  ['a welcome', [told({ kind: 'welcome' })], null],
  ['one that is still a draft', [told({ createdAt: null })], null],
])('an announcement: %s', (_, broadcasts, expected) => {
  const found = announcementOf(broadcasts, maple);
  if (expected === null) expect(found).toBeNull();
  else expect(found).toMatchObject(expected);
});
