import { csvHead, csvLines } from './csvLines.ts';
import { csvText } from './downloadCsv.ts';

test.each([
  ['plain', 'plain'],
  ['=1+1', '"\'=1+1"'],
  ['+1', '"\'+1"'],
  ['-1', '"\'-1"'],
  ['@SUM(A1)', '"\'@SUM(A1)"'],
  ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
  ['=1\n+2', '"\'=1\n+2"'],
  ['  =1', '"\'  =1"'],
  ['\t=1', '"\'\t=1"'],
  // The import strips one apostrophe from such values.
  ["'90s", '"\'\'90s"'],
  ["'=1", '"\'\'=1"'],
  ["'t Hooft", "'t Hooft"],
  ['a=1', 'a=1'],
  ['a, b', '"a, b"'],
  ['', ''],
])('%j', (cell, expected) => {
  expect(csvText([[cell]])).toBe(expected);
});

test('numbers stay numbers, and unknown values are empty', () => {
  expect(csvText([[-5, null, 0.5]])).toBe('-5,,0.5');
});

test('a table exports the columns with a value, in row order', () => {
  const rows = [
    { name: 'Nadia', seen: 86_400_000 },
    { name: 'Adam', seen: null },
  ];
  const columns = [
    { header: 'Name', value: (row: (typeof rows)[0]) => row.name },
    { header: 'Photo' },
    {
      header: 'Seen',
      value: (row: (typeof rows)[0]) => row.seen,
      csv: ({ seen }: (typeof rows)[0]) => seen && new Date(seen).toISOString(),
    },
    { header: 'Rank', value: () => 1, csv: false as const },
  ];
  expect(csvText([csvHead(columns), ...csvLines(columns, rows)])).toBe(
    'Name,Seen\r\nNadia,1970-01-02T00:00:00.000Z\r\nAdam,',
  );
});
