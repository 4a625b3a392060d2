import type { VerdictFacts } from './nightOf.ts';
import { verdictOf } from './verdictOf.ts';
import {
  at,
  clockIn,
  correction,
  facts,
  inside,
  log,
  neighbor,
  night,
  nothing,
  outside,
  photo,
  place,
  report,
  told,
} from './verdict.fixture.ts';

const corrected = { id: 'log-corrected', outcome: 'notOut', by: 'olivia', at: at('09:00') } as const;
const missedClock = { ...clockIn, status: 'missed', clockInAt: null, clockOutAt: null } as const;
const missedReport = { ...report, status: 'missed', startedAt: null, submittedAt: null } as const;
const openClock = { ...clockIn, status: 'open', clockOutAt: null } as const;
const closed = { ...place, noServiceDates: [night] };
const late = { servicedAt: at('21:14'), outcome: 'notOut' } as const;

type Row = readonly [what: string, more: Partial<VerdictFacts>, verdict: string, reason: string];

const ofTheDoor: readonly Row[] = [
  ['its tag was scanned', { logs: [log()] }, 'served', 'collected'],
  ['its tag was scanned after midnight', { logs: [log({ servicedAt: at('00:20') })] }, 'served', 'collected'],
  [
    'it was recorded by hand, with a photo',
    { logs: [log({ method: 'manual', photo })] },
    'served',
    'collected',
  ],
  ['it was only recorded by hand', { logs: [log({ method: 'manual' })] }, 'unknown', 'notBorneOut'],
  [
    'it was recorded by hand, and a neighbor’s around that time',
    { logs: [log({ method: 'manual' }), neighbor()] },
    'served',
    'collected',
  ],
  [
    'it was recorded by hand, and a neighbor’s an hour before',
    { logs: [log({ method: 'manual' }), neighbor({ servicedAt: at('20:10') })] },
    'unknown',
    'notBorneOut',
  ],
  [
    'it was recorded by hand, and a neighbor’s by someone else',
    { logs: [log({ method: 'manual' }), neighbor({ memberId: 'nadia' })] },
    'unknown',
    'notBorneOut',
  ],
  ['its tag was scanned from too far away', { logs: [log({ geo: outside })] }, 'unknown', 'notBorneOut'],
  [
    'its tag was scanned from too far away, with a photo',
    { logs: [log({ geo: outside, photo })] },
    'unknown',
    'notBorneOut',
  ],
  [
    'its tag was scanned from too far away, and a neighbor’s in range around that time',
    { logs: [log({ geo: outside }), neighbor({ geo: inside })] },
    'served',
    'collected',
  ],
  [
    'both were scanned from too far away',
    { logs: [log({ geo: outside }), neighbor({ geo: outside })] },
    'unknown',
    'notBorneOut',
  ],
  ['nothing was out after the window', { logs: [log(late)] }, 'setOutLate', 'notOut'],
  [
    'nothing was out as the window closed',
    { logs: [log({ ...late, servicedAt: at('20:00') })] },
    'setOutLate',
    'notOut',
  ],
  [
    'nothing was out a minute before the window closed',
    { logs: [log({ ...late, servicedAt: at('19:59') })] },
    'missed',
    'tooEarly',
  ],
  [
    'nothing was out at first, and it was collected on a second round',
    { logs: [log(late), log({ id: 'again', servicedAt: at('22:05') })] },
    'served',
    'collected',
  ],
  [
    'it was collected, and someone came by again and found nothing',
    { logs: [log(), log({ ...late, id: 'again', servicedAt: at('22:05') })] },
    'served',
    'collected',
  ],
  [
    'it was missed, no access, and nothing was out on a second round',
    {
      logs: [
        log({ outcome: 'notCollected', reason: 'access' }),
        log({ ...late, id: 'again', servicedAt: at('22:05') }),
      ],
    },
    'setOutLate',
    'notOut',
  ],
  [
    'it was missed for lack of room',
    { logs: [log({ outcome: 'notCollected', reason: 'capacity' })] },
    'missed',
    'left',
  ],
  [
    'it was missed, no access',
    { logs: [log({ outcome: 'notCollected', reason: 'access' })] },
    'missed',
    'left',
  ],
  ['it was missed without a reason', { logs: [log({ outcome: 'notCollected' })] }, 'missed', 'left'],
  [
    'it was missed because it was set out wrongly',
    { logs: [log({ outcome: 'notCollected', reason: 'setOut' })] },
    'unknown',
    'setOutWrong',
  ],
  [
    'the office corrected that to not out',
    { logs: [log({ corrected }), log({ ...correction, ...late })] },
    'setOutLate',
    'notOut',
  ],
  [
    'the office corrected that to collected, by hand and without a photo',
    { logs: [log({ ...late, corrected }), log(correction)] },
    'served',
    'collected',
  ],
  [
    'the office corrected a correction',
    {
      logs: [
        log({ corrected }),
        log({ ...correction, ...late, corrected: { ...corrected, id: 'last' } }),
        log({ id: 'last', corrects: 'log-corrected' }),
      ],
    },
    'served',
    'collected',
  ],
  [
    'all entries are corrected, and the correction is gone',
    { logs: [log({ corrected })] },
    'missed',
    'passedBy',
  ],
  [
    'the entry belongs to another night',
    { logs: [log({ serviceDate: '2026-11-13' })] },
    'missed',
    'passedBy',
  ],
  [
    'it was collected before the announcement of no service',
    { logs: [log()], announcement: told('noService') },
    'served',
    'collected',
  ],
  [
    'it was collected on a night without service',
    { logs: [log()], place: { ...place, serviceDays: ['tuesday'] } },
    'served',
    'collected',
  ],
  [
    'the shift is still in progress',
    { logs: [log()], clockIns: [openClock], now: at('21:30') },
    'served',
    'collected',
  ],
  ['the report came before the team', { logs: [log()], reportedAt: at('20:30') }, 'served', 'collected'],
  [
    'sent hours later, from a place without a signal',
    { logs: [log({ ...late, syncedAt: at('02:00') })] },
    'setOutLate',
    'notOut',
  ],
  [
    'the device’s clock was ahead by hours',
    { logs: [log({ servicedAt: at('02:14'), syncedAt: at('21:14') })] },
    'served',
    'collected',
  ],
  [
    'the device’s clock was a day behind',
    { logs: [log({ servicedAt: at('21:14') - 86_400_000, syncedAt: at('21:15') })] },
    'served',
    'collected',
  ],
  [
    'nothing was out, by a clock a day behind',
    { logs: [log({ ...late, servicedAt: at('21:14') - 86_400_000, syncedAt: at('21:15') })] },
    'unknown',
    'clockOff',
  ],
  [
    'nothing was out, by a clock that was ahead',
    { logs: [log({ ...late, servicedAt: at('21:14'), syncedAt: at('19:30') })] },
    'unknown',
    'clockOff',
  ],
  [
    'nothing was out, and no clock says when',
    { logs: [log({ ...late, servicedAt: null, createdAt: null, syncedAt: null })] },
    'unknown',
    'clockOff',
  ],
];

const ofTheNight: readonly Row[] = [
  ['neighbors were visited', { logs: [neighbor()] }, 'missed', 'passedBy'],
  [
    'doors elsewhere in the community were visited',
    { logs: [neighbor({ unitId: 'c-301' })] },
    'missed',
    'passedBy',
  ],
  ['someone came and recorded no doors', {}, 'unknown', 'doorsNotRecorded'],
  [
    'checkpoints were scanned, and no one clocked in',
    { ...nothing, scans: [{ id: 'scan', scannedAt: at('20:40'), result: 'onTime' }] },
    'unknown',
    'doorsNotRecorded',
  ],
  ['no one came, according to the clock', { reports: [], clockIns: [missedClock] }, 'missed', 'nobodyCame'],
  ['no one came, according to the report', { reports: [missedReport], clockIns: [] }, 'missed', 'nobodyCame'],
  [
    'one shift was missed, and someone else came',
    { clockIns: [missedClock, clockIn] },
    'unknown',
    'doorsNotRecorded',
  ],
  ['nothing was recorded at all', nothing, 'unknown', 'noRecords'],
  ['nothing was recorded, and service begins later', { ...nothing, now: at('19:00') }, 'unknown', 'notYet'],
  ['the community was closed', { ...nothing, place: closed }, 'unknown', 'noService'],
  [
    'the community was closed, and the shift recorded as missed',
    { reports: [missedReport], clockIns: [], place: closed },
    'unknown',
    'noService',
  ],
  [
    'it was no service day',
    { ...nothing, place: { ...place, serviceDays: ['tuesday'] } },
    'unknown',
    'noService',
  ],
  [
    'it was no service day, and someone came anyway',
    { logs: [neighbor()], place: closed },
    'missed',
    'passedBy',
  ],
  ['the office called it off', { ...nothing, announcement: told('noService') }, 'missed', 'calledOff'],
  [
    'the team ran late, and nothing was recorded',
    { ...nothing, announcement: told('runningLate', 45) },
    'unknown',
    'noRecords',
  ],
  [
    'the team is on its round',
    { clockIns: [openClock], reports: [], now: at('21:00'), logs: [neighbor()] },
    'unknown',
    'underWay',
  ],
  [
    'the report of the round is in progress',
    { clockIns: [], reports: [{ ...report, status: 'inProgress', submittedAt: null }], now: at('21:00') },
    'unknown',
    'underWay',
  ],
  [
    'someone forgot to clock out, and it is the next evening',
    { clockIns: [openClock], reports: [], now: at('18:00', '2026-11-17'), logs: [neighbor()] },
    'missed',
    'passedBy',
  ],
  ['the unit is unknown', { unitId: null, logs: [neighbor()] }, 'unknown', 'noUnit'],
  [
    'the unit is unknown, and no one came',
    { unitId: null, reports: [], clockIns: [missedClock] },
    'missed',
    'nobodyCame',
  ],
];

test.each([...ofTheDoor, ...ofTheNight])('%s', (_, more, verdict, reason) => {
  expect(verdictOf(facts(more))).toMatchObject({ night, verdict, reason });
});

/**
 * The nights on which clocks change, and one zone in which they don't: each with a bag that was not out by
 * the end of the set-out window.
 */
describe.each([
  ['America/New_York', '2026-10-31', '2026-03-07'],
  ['America/Chicago', '2026-10-31', '2026-03-07'],
  ['America/Los_Angeles', '2026-10-31', '2026-03-07'],
  ['Europe/London', '2026-10-24', '2026-03-28'],
  ['America/Phoenix', '2026-10-31', '2026-03-07'],
])('in %s', (timezone, ...changes) => {
  describe.each(changes)('on the night of %s', (date) => {
    const of = (time: string) => at(time, date, timezone);
    const around = (setOutEnd: string, servicedAt: number) =>
      verdictOf(
        facts({
          place: { ...place, timezone, serviceDays: ['saturday'], setOutEnd },
          night: date,
          now: of('10:00'),
          logs: [log({ outcome: 'notOut', serviceDate: date, servicedAt })],
        }),
      );

    test.each([
      ['20:00', '21:14', 'notOut'],
      ['20:00', '19:59', 'tooEarly'],
      ['00:30', '00:29', 'tooEarly'],
      ['00:30', '00:31', 'notOut'],
      ['03:30', '03:29', 'tooEarly'],
      ['03:30', '03:31', 'notOut'],
    ])('a window until %s and a visit at %s', (setOutEnd, time, reason) => {
      expect(around(setOutEnd, of(time))).toMatchObject({ reason, at: of(time) });
    });

    test('an hour that clocks repeat or skip counts as elapsed time', () => {
      const end = of('01:30');
      expect(around('01:30', end - 1).reason).toBe('tooEarly');
      expect(around('01:30', end + 3_600_000).reason).toBe('notOut');
    });
  });
});
