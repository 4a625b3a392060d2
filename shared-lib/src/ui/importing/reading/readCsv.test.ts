import { readCsv as readWithin } from './readCsv.ts';

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
  ['semicolons, as where the comma is for decimals', 'Name;Email\r\nZoë Dang;zoe@a.test\r\n'],
  ['tabs, as a paste from a sheet', 'Name\tEmail\nZoë Dang\tzoe@a.test'],
  ['a mark before the text', '\uFEFFName,Email\nZoë Dang,zoe@a.test'],
  ['commas within quotes', '"Name";"Email"\n"Zoë Dang";zoe@a.test'],
  ['quotes and blanks', '"Name" , Email\n"Zoë Dang","  zoe@a.test"'],
  ['blank rows', '\n,\nName,Email\n , \nZoë Dang,zoe@a.test\n\n'],
])('%s', (_, text) => {
  expect(rowsIn(text)).toEqual(table);
});

test.each([
  ['quotes, separators and lines in a cell', '"Dang, ""Zo""\nJr",z', ['Dang, "Zo"\nJr', 'z']],
  ['an escaped phone number, as the product exports it', "'+15550100,'-", ['+15550100', '-']],
  ['an apostrophe that belongs to a name', "'t Hooft,O'Malley", ["'t Hooft", "O'Malley"]],
  ['numbers in single quotes', "'0901','12 B'", ['0901', '12 B']],
  ['whole numbers as decimals', '204.0,20.50', ['204', '20.50']],
  ['zeros as decimals', '0.0,007.0', ['0.0', '007.0']],
  ['cells that say nothing', 'x,N/A', ['x']],
  ['a dash', '—,x', ['', 'x']],
  ['what begins with a dash', '-12,--x', ['-12', '--x']],
  ['a row that is too short', 'Zoe', ['Zoe']],
])('%s', (_, row, cells) => {
  expect(rowsIn(`Name,Email\n${row}`)).toEqual([['Name', 'Email'], cells]);
});

test('rows have the numbers that a spreadsheet shows', () => {
  const read = readCsv('Name,Email\n\n"a\nb",c\n,\nd,e');
  expect(read.ok && read.table.rows.map(({ line }) => line)).toEqual([3, 5]);
});

test('cells with an error read as empty, and are told of', () => {
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
  ['Page Street,', false],
  ['Page 1,Dana', false],
  ['2 properties,Dana', false],
  ['Exported goods,', false],
])('whether %j is none of the list: %s', (row, isLeftOut) => {
  const read = readCsv(`Name,Email\nZoe,z\n${row}\n`);
  expect(read.ok && read.table.leftOut).toEqual(isLeftOut ? [3] : []);
});

test.each([
  ['nothing', '', { kind: 'empty' }],
  ['blanks', ' \n,,\n', { kind: 'empty' }],
  ['a header alone', 'Name,Email\n', { kind: 'noRows' }],
  ['a quote that never ends', 'Name,Email\n"Zoe,a', { kind: 'quotes', line: 2 }],
  ['too many rows', `a,b${'\nx,y'.repeat(limits.rows + 1)}`, { kind: 'tooManyRows', max: 2000 }],
  ['too many columns', `${'a,'.repeat(51)}\nb`, { kind: 'tooManyColumns', max: 50 }],
])('%s can’t be used', (_, text, problem) => {
  expect(rowsIn(text)).toEqual(problem);
});

test('as many rows as the bound says are read', () => {
  expect(readCsv(`a,b${'\nx,y'.repeat(limits.rows)}`).ok).toBe(true);
});
