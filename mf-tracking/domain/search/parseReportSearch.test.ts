import { parseReportSearch } from './parseReportSearch.ts';

// A Wednesday morning: Tuesday night's service has ended.
const day = { today: '2026-11-25', latest: '2026-11-24' };

test.each([
  ['maple report tuesday', ['maple'], '2026-11-24'],
  ['report maple 11/24', ['maple'], '2026-11-24'],
  ['Shift report for Maple Ct last night', ['maple', 'ct'], '2026-11-24'],
  ['reporte de Peñón del martes', ['penon'], '2026-11-24'],
  ['reports nov 20', [], '2026-11-20'],
  ['maple report', ['maple'], null],
])('%j is about %j on %s', (text, words, night) => {
  expect(parseReportSearch(text, day)).toEqual({ words, night });
});

test.each(['report', 'shift report', 'maple tuesday', 'reporting maple', ''])(
  '%j doesn’t search for a report',
  (text) => {
    expect(parseReportSearch(text, day)).toBeNull();
  },
);
