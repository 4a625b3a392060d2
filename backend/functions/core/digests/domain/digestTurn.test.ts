import { isDigestStillUseful, nextDigestTurn } from './digestTurn.ts';

const at = (moment: string) => Date.parse(moment);
const zone = 'America/New_York';

test.each<[string, string, string | null, string, string, string, string?]>([
  [
    'before the hour: today',
    '07:00',
    null,
    '2026-07-15T06:59:00-04:00',
    '2026-07-15',
    '2026-07-15T07:00:00-04:00',
  ],
  [
    'after it: tomorrow',
    '07:00',
    null,
    '2026-07-15T07:01:00-04:00',
    '2026-07-16',
    '2026-07-16T07:00:00-04:00',
  ],
  [
    'after today’s: tomorrow',
    '07:00',
    '2026-07-15',
    '2026-07-15T07:00:05-04:00',
    '2026-07-16',
    '2026-07-16T07:00:00-04:00',
  ],
  [
    'moved to later after today’s: still tomorrow',
    '09:00',
    '2026-07-15',
    '2026-07-15T07:30:00-04:00',
    '2026-07-16',
    '2026-07-16T09:00:00-04:00',
  ],
  [
    'set to an hour that has passed: tomorrow',
    '05:00',
    '2026-07-14',
    '2026-07-15T06:00:00-04:00',
    '2026-07-16',
    '2026-07-16T05:00:00-04:00',
  ],
  [
    'across the year',
    '07:00',
    '2026-12-31',
    '2026-12-31T07:00:05-05:00',
    '2027-01-01',
    '2027-01-01T07:00:00-05:00',
  ],
  [
    'clocks go forward that night',
    '07:00',
    '2026-03-07',
    '2026-03-07T07:00:05-05:00',
    '2026-03-08',
    '2026-03-08T07:00:00-04:00',
  ],
  [
    'clocks go back that night',
    '07:00',
    '2026-10-31',
    '2026-10-31T07:00:05-04:00',
    '2026-11-01',
    '2026-11-01T07:00:00-05:00',
  ],
  [
    'moved to earlier while today’s is pending: immediately',
    '05:00',
    '2026-07-14',
    '2026-07-15T06:00:00-04:00',
    '2026-07-15',
    '2026-07-15T05:00:00-04:00',
    '2026-07-15',
  ],
  [
    'turned off and on after today’s',
    '08:00',
    '2026-07-15',
    '2026-07-15T07:30:00-04:00',
    '2026-07-16',
    '2026-07-16T08:00:00-04:00',
    '2026-07-15',
  ],
])('%s', (_, time, lastDay, now, day, dueAt, pendingDay: string | null = null) => {
  expect(nextDigestTurn(time, zone, lastDay, at(now), pendingDay)).toEqual({ day, dueAt: at(dueAt) });
});

test.each(['America/New_York', 'America/Phoenix', 'Europe/London', 'Australia/Lord_Howe', 'Pacific/Apia'])(
  'each day of a year has one in %s, even if clocks change at that hour',
  (timeZone) => {
    for (const time of ['04:00', '07:00', '11:30']) {
      const days: string[] = [];
      let now = at('2026-01-01T00:00:00Z');
      let last: string | null = null;
      while (days.length < 366) {
        const turn = nextDigestTurn(time, timeZone, last, now);
        expect(turn.dueAt).toBeGreaterThanOrEqual(now);
        days.push(turn.day);
        last = turn.day;
        // Runs can be up to this late.
        now = turn.dueAt + (days.length % 5) * 60_000;
      }
      expect(new Set(days).size).toBe(366);
      const first = Date.parse(days[0]!);
      expect(days.map((day) => (Date.parse(day) - first) / 86_400_000)).toEqual(
        days.map((__, index) => index),
      );
    }
  },
);

test.each([
  [0, true],
  [12, true],
  [13, false],
])('%i hours late, it is worth sending: %s', (hours, expected) => {
  expect(isDigestStillUseful({ day: '2026-07-15', dueAt: 0 }, hours * 3_600_000)).toBe(expected);
});
