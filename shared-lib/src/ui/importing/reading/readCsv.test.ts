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
  ['a row that is too short', 'Zoe', ['Zoe']],
])('%s', (_, row, cells) => {
  expect(rowsIn(`Name,Email\n${row}`)).toEqual([['Name', 'Email'], cells]);
});

test('rows have the numbers that a spreadsheet shows', () => {
  const read = readCsv('Name,Email\n\n"a\nb",c\n,\nd,e');
  expect(read.ok && read.table.rows.map(({ line }) => line)).toEqual([3, 5]);
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
