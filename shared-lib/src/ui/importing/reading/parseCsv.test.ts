import { parseCsv as readWithin } from './parseCsv.ts';

const limits = { bytes: 1_000_000, rows: 2000, columns: 50 };
const readCsv = (text: string) => readWithin(text, limits);

const rowsIn = (text: string) => {
  const read = readCsv(text);
  return read.ok ? [read.table.headers, ...read.table.rows.map(({ cells }) => cells)] : read.problem;
};

const table = [
  ['Name', 'Email'],
  ['Zoë Dang', 'zoe@a.test'],
];

test.each([
  ['commas', 'Name,Email\nZoë Dang,zoe@a.test'],
  ['semicolons, as in locales with decimal commas', 'Name;Email\r\nZoë Dang;zoe@a.test\r\n'],
  ['tabs, as pasted from a sheet', 'Name\tEmail\nZoë Dang\tzoe@a.test'],
  ['a BOM', '\uFEFFName,Email\nZoë Dang,zoe@a.test'],
  ['commas within quotes', '"Name";"Email"\n"Zoë Dang";zoe@a.test'],
  ['quotes and spaces', '"Name" , Email\n"Zoë Dang","  zoe@a.test"'],
  ['blank rows', '\n,\nName,Email\n , \nZoë Dang,zoe@a.test\n\n'],
])('%s', (_, text) => {
  expect(rowsIn(text)).toEqual(table);
});

test.each([
  ['quotes, separators and line breaks in a cell', '"Dang, ""Zo""\nJr",z', ['Dang, "Zo"\nJr', 'z']],
  ['an escaped phone number, as exported by the product', "'+15550100,'-", ['+15550100', '-']],
  ['an apostrophe in a name', "'t Hooft,O'Malley", ["'t Hooft", "O'Malley"]],
  ['numbers in single quotes', "'0901','12 B'", ['0901', '12 B']],
  ['integers as decimals', '204.0,20.50', ['204', '20.50']],
  ['zeros as decimals', '0.0,007.0', ['0.0', '007.0']],
  ['cells with placeholders', 'x,N/A', ['x']],
  ['a dash', '—,x', ['', 'x']],
  ['text that starts with a dash', '-12,--x', ['-12', '--x']],
  ['a short row', 'Zoe', ['Zoe']],
])('%s', (_, row, cells) => {
  expect(rowsIn(`Name,Email\n${row}`)).toEqual([['Name', 'Email'], cells]);
});

test('rows have their spreadsheet row numbers', () => {
  const read = readCsv('Name,Email\n\n"a\nb",c\n,\nd,e');
  expect(read.ok && read.table.rows.map(({ line }) => line)).toEqual([3, 5]);
});

test('cells with an error read as empty and are reported', () => {
  const read = readCsv('Name,Email\n#N/A,a\nb,#¡VALOR!\nc,########\n#1,#101');
  expect(read.ok && read.table).toMatchObject({
    withoutValue: ['A2', 'B3', 'B4'],
    rows: [{ cells: ['', 'a'] }, { cells: ['b'] }, { cells: ['c'] }, { cells: ['#1', '#101'] }],
  });
});

test.each([
  ['2 properties,72', true],
  ['Page 1 of 3,', true],
  ['Página 2,', true],
  ['Printed 11/28/2026 by Dana,', true],
  ['As of: 11/28/2026', true],
  ['1\u2009204 units,', false],
  ['"1,204 units",', true],
  ['Total,72', true],
  ['Subtotal Building A,12', true],
  ['Building A Total,12', true],
  ['Count: 48,', true],
  ['Report generated 11/28/2026,', true],
  ['Total Wine,Dana', false],
  ['Count Dracula,', false],
  ['Page Street,', false],
  ['Page 1,Dana', false],
  ['2 properties,Dana', false],
  ['Exported goods,', false],
])('whether %j isn’t data: %s', (row, isLeftOut) => {
  const read = readCsv(`Name,Email\nZoe,z\n${row}\n`);
  expect(read.ok && read.table.leftOut).toEqual(isLeftOut ? [3] : []);
});

test.each([
  ['nothing', '', { kind: 'empty' }],
  ['blanks', ' \n,,\n', { kind: 'empty' }],
  ['only a header', 'Name,Email\n', { kind: 'noRows' }],
  ['an unclosed quote', 'Name,Email\n"Zoe,a', { kind: 'quotes', line: 2 }],
  ['too many rows', `a,b${'\nx,y'.repeat(limits.rows + 1)}`, { kind: 'tooManyRows', max: 2000 }],
  ['too many columns', `${'a,'.repeat(51)}\nb`, { kind: 'tooManyColumns', max: 50 }],
])('rejects %s', (_, text, problem) => {
  expect(rowsIn(text)).toEqual(problem);
});

test('reads as many rows as the limit allows', () => {
  expect(readCsv(`a,b${'\nx,y'.repeat(limits.rows)}`).ok).toBe(true);
});
