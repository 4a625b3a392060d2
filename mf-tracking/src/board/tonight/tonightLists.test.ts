import { assigned, at, board, clockInOut, community, now, report } from '../night/board.fixture.ts';
import { rateRows } from '../night/ratedRows.ts';
import { exceptionsOf, onTheClockOf } from './tonightLists.ts';

const rated = (known: Parameters<typeof board>[0]) => rateRows(board(known).rows, now);
const names = (rows: readonly { communityName: string }[]) => rows.map(({ communityName }) => communityName);

test('exceptions are ranked by the time left, not by how late they are; closures and finished rounds are none', () => {
  const rows = rated({
    communities: [
      community('ash', 'Ash'),
      community('birch', 'Birch', { binInBy: '23:00' }),
      community('cedar', 'Cedar', { noServiceDates: ['2026-07-16'] }),
      community('dogwood', 'Dogwood'),
      community('elm', 'Elm', { serviceDays: ['monday'] }),
      community('fir', 'Fir', { serviceStart: '20:30', binInBy: '22:00' }),
    ],
    assignedAgents: [
      assigned('ash'),
      assigned('birch'),
      assigned('dogwood', 'nadia'),
      assigned('fir', 'nadia'),
    ],
    clockInOuts: [
      clockInOut('dogwood', { clockInAt: at('17T00:00'), clockOutAt: at('17T00:50'), status: 'closed' }),
    ],
  });
  expect(names(exceptionsOf(rows).shown)).toEqual(['Fir', 'Birch', 'Ash']);
});

test('beyond six, the rest is counted', () => {
  const rows = rated({
    communities: Array.from({ length: 8 }, (_, index) => community(`c${index}`, `C${index}`)),
  });
  expect(exceptionsOf(rows)).toMatchObject({ shown: { length: 6 }, more: 2 });
});

test('the list of people on the clock has those without a problem, the last to finish first', () => {
  const rows = rated({
    communities: [
      community('ash', 'Ash'),
      community('birch', 'Birch'),
      community('cedar', 'Cedar'),
      community('dogwood', 'Dogwood'),
    ],
    clockInOuts: [
      clockInOut('ash', { clockInAt: at('17T00:30') }),
      clockInOut('birch', { clockInAt: at('17T00:30') }),
      clockInOut('cedar', { clockInAt: at('17T00:30') }),
      clockInOut('dogwood', { clockInAt: at('17T00:50') }),
    ],
    shiftReports: [
      report('ash', { unitsServiced: 20 }),
      report('birch', { unitsServiced: 10 }),
      report('dogwood', { unitsServiced: 1 }),
    ],
  });
  expect(names(onTheClockOf(rows).shown)).toEqual(['Birch', 'Ash', 'Dogwood']);
  expect(exceptionsOf(rows).shown).toMatchObject([{ communityName: 'Cedar', exception: 'stalled' }]);
});
