import { serviceStartsAt } from 'shared-lib/domain';
import { sampleDate, sampleNight } from '../sampleNight.ts';
import { swapShifts, type WeekClocks } from './swapShifts.ts';

const now = Date.parse(`${sampleDate}T18:00:00Z`);
const ash = { communityId: 'ash', serviceDate: sampleDate };
const oak = { communityId: 'oak', serviceDate: sampleDate };
const shiftsOf = (
  terms: { memberId: string; colleagueId: string; shift: typeof ash; inReturn?: typeof ash },
  facts = sampleNight(),
  clocks: WeekClocks = [],
  at = now,
) => swapShifts({ inReturn: null, ...terms }, facts, clocks, at);
const toAnn = { memberId: 'kim', colleagueId: 'ann', shift: oak };

test('a colleague who knows the community and is free can take the shift', () => {
  expect(shiftsOf(toAnn)).toEqual([
    {
      ...oak,
      giverId: 'kim',
      takerId: 'ann',
      refusal: null,
      conflicts: [],
      knownFrom: ['thursday'],
      shiftsThatNight: 0,
      workedMin: 0,
      isOverHours: false,
    },
  ]);
});

test('what has changed since is found at its shift', () => {
  expect(shiftsOf(toAnn, sampleNight({ oak: 'cy' }))).toMatchObject([{ refusal: 'changed' }]);
  expect(shiftsOf({ ...toAnn, colleagueId: 'gus' })).toMatchObject([{ refusal: 'inactive' }]);
  expect(shiftsOf({ ...toAnn, colleagueId: 'lee' })).toMatchObject([{ refusal: 'busy', shiftsThatNight: 1 }]);
  expect(shiftsOf({ ...toAnn, shift: { ...oak, communityId: 'closed' } })).toMatchObject([
    { refusal: 'noShift' },
  ]);
  const community = sampleNight().communityOf('oak')!;
  const started = serviceStartsAt(community, sampleDate);
  expect(shiftsOf(toAnn, sampleNight(), [], started)).toMatchObject([{ refusal: 'started' }]);
});

test('shifts exchanged on the same night don’t conflict with each other', () => {
  // Kim keeps Elm, which starts when Ash does; Lee keeps nothing.
  expect(shiftsOf({ memberId: 'kim', colleagueId: 'lee', shift: oak, inReturn: ash })).toMatchObject([
    { ...oak, takerId: 'lee', refusal: null, shiftsThatNight: 0 },
    { ...ash, takerId: 'kim', refusal: 'busy', shiftsThatNight: 1 },
  ]);
});

test('a requested night off is only pointed out', () => {
  const request = {
    userId: 'ann',
    status: 'pending' as const,
    requestType: 'requestOff',
    requestDate: sampleDate,
    communityId: null,
    decidedAt: null,
    decidedBy: null,
    cancelledAt: null,
    cancelledBy: null,
    cancellationReason: null,
    place: 0,
  };
  expect(shiftsOf(toAnn, sampleNight({}, [request]))).toMatchObject([
    { refusal: null, conflicts: [{ kind: 'timeOff', status: 'pending' }] },
  ]);
});

test('hours count in the week of the shift', () => {
  const clock = (serviceDate: string, hours: number) => ({
    memberId: 'ann',
    serviceDate,
    clockInAt: 0,
    clockOutAt: hours * 3_600_000,
  });
  const clocks = [clock('2026-11-23', 30), clock('2026-11-24', 10), clock('2026-11-22', 5)];
  expect(shiftsOf(toAnn, sampleNight(), clocks)).toMatchObject([{ workedMin: 2400, isOverHours: true }]);
  expect(shiftsOf(toAnn, sampleNight(), clocks.slice(1))).toMatchObject([
    { workedMin: 600, isOverHours: false },
  ]);
});
