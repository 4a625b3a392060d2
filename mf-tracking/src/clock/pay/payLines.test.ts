import { payOfMembers, type PayRow } from 'mf-tracking/domain';
import { linesByMember, linesByNight } from './payLines.ts';

const row = (memberId: string, serviceDate: string, workedMin: number): PayRow => ({
  memberId,
  serviceDate,
  records: 1,
  workedMin,
  breakMin: 10,
});
const rows = [row('sam', '2026-11-16', 100), row('sam', '2026-11-17', 100), row('nadia', '2026-11-16', 50)];
const file = {
  nights: { from: '2026-11-16', to: '2026-11-22' },
  nameOf: (id: string) => id.toUpperCase(),
  t: (key: string) => key,
};

test('a line for each member, and their sum', () => {
  const [, ...lines] = linesByMember(payOfMembers(rows), rows, file);
  expect(lines).toEqual([
    ['SAM', 'sam', '2026-11-16', '2026-11-22', 2, 2, 20, 200, 3.33],
    ['NADIA', 'nadia', '2026-11-16', '2026-11-22', 1, 1, 10, 50, 0.83],
    ['clock.pay.total', '', '2026-11-16', '2026-11-22', 3, 3, 30, 250, 4.16],
  ]);
});

test('a line for each night; a member’s add up to the member’s hours', () => {
  const lines = linesByNight(rows, file);
  expect(lines).toHaveLength(5);
  expect(lines[1]).toEqual(['SAM', 'sam', '2026-11-16', 1, 10, 100, 1.67]);
  expect(lines[2]).toEqual(['SAM', 'sam', '2026-11-17', 1, 10, 100, 1.66]);
  expect(lines.at(-1)).toEqual(['clock.pay.total', '', '', 3, 30, 250, 4.16]);
});
