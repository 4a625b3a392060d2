/** @jest-environment node */
import { strToU8, zipSync } from 'fflate';
import { parseXlsx } from './parseXlsx.ts';
import { number, row, text, workbookOf } from './workbook.fixture.ts';

const limits = { bytes: 1_000_000, rows: 6000, columns: 10 };

const read = (rows: readonly string[], parts: Parameters<typeof workbookOf>[1] = {}) => {
  const answer = parseXlsx(workbookOf(rows, parts), limits);
  return answer.ok ? answer.table : answer.problem;
};

const header = row(1, text('Unit'), text('Floor'), text('Moved in'));

test.each<[string, string, string | undefined, string]>([
  ['a string', text(' 101 '), undefined, '101'],
  ['a number', number(2), undefined, '2'],
  ['floating-point noise', number(0.1 + 0.2), undefined, '0.3'],
  ['a long number', number(15_125_550_143), undefined, '15125550143'],
  ['a long number displayed in scientific notation', number(15_125_550_143, 1), '0.00E+00', '15125550143'],
  ['zeros', number(7, 1), '0000', '0007'],
  [
    'a phone number',
    number(5_125_550_143, 1),
    '[&lt;=9999999]###\\-####;\\(###\\)\\ ###\\-####',
    '(512) 555-0143',
  ],
  ['thousands', number(1204, 1), '#,##0.00', '1,204.00'],
  ['a percentage', number(0.5, 1), '0%', '50%'],
  ['money', number(1204.5, 1), '&quot;$&quot;#,##0.00', '$1,204.50'],
  ['a date', number(45_658, 1), 'm/d/yyyy', '2025-01-01'],
  ['a date without a year', number(46_024, 1), 'd-mmm', '2026-01-02'],
  ['a date and time', number(45_658.75, 1), 'm/d/yy h:mm', '2025-01-01'],
  ['a time', number(0.75, 1), 'h:mm\\ AM/PM;@', '18:00'],
  ['a time that rounds to a minute', number(0.833_333_333_333_333_4, 1), 'h:mm', '20:00'],
  ['a time without a time format', number(0.75), undefined, '0.75'],
  ['a duration', number(1.5, 1), '[h]:mm', '36:00'],
  ['whether', '<c t="b"><v>1</v></c>', undefined, 'TRUE'],
  ['a formula’s cached string', '<c t="str"><f>A1&amp;B1</f><v>A&amp;1</v></c>', undefined, 'A&1'],
  ['an invalid format', number(3, 1), '[[[', '3'],
  ['invisible characters', text('&#x200B;1&#8203;01\u00A0'), undefined, '101'],
  ['an escaped character', text('A_x0031_'), undefined, 'A1'],
])('%s', (_, cell, format, shown) => {
  const parts = format === undefined ? {} : { formats: [format] };
  expect(read([header, row(3, cell, number(1), text('x'))], parts)).toMatchObject({
    rows: [{ line: 3, cells: [shown, '1', 'x'] }],
  });
});

test('shared strings are read without their phonetic guides', () => {
  const strings = [
    '<t>Unit</t>',
    '<r><t xml:space="preserve">10 </t></r><r><t>A</t></r><rPh><t>ten</t></rPh>',
  ];
  const shared = [0, 1].map((index) => row(index + 1, `<c t="s"><v>${index}</v></c>`));
  expect(read(shared, { strings })).toMatchObject({ headers: ['Unit'], rows: [{ cells: ['10 A'] }] });
});

test('supports the 1904 date system', () => {
  const days = [header, row(2, text('1'), text('1'), number(44_196, 1))];
  expect(read(days, { formats: ['m/d/yyyy'], properties: '<workbookPr date1904="1"/>' })).toMatchObject({
    rows: [{ cells: ['1', '1', '2025-01-01'] }],
  });
});

test('cells merged down a column repeat their text in each row; a title across the sheet isn’t a header', () => {
  const rows = [
    row(1, text('Rent Roll')),
    row(2, text('Building'), text('Unit')),
    row(3, text('A'), text('101')),
    row(4, '<c s="1"/>', text('102')),
    row(5, text('B'), text('101')),
  ];
  expect(read(rows, { merged: ['A1:B1', 'A3:A4'] })).toMatchObject({
    headers: ['Building', 'Unit'],
    rows: [{ cells: ['A', '101'] }, { cells: ['A', '102'] }, { cells: ['B', '101'] }],
  });
});

test('a formula’s cached value is read; one without is reported, like an error', () => {
  const formulas = [
    '<c><f>100+1</f><v>101</v></c>',
    '<c><f>1+1</f></c>',
    '<c t="str"><f>CONCATENATE("a","b")</f></c>',
    '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>',
    text('#N/A'),
  ];
  expect(read([header, row(2, ...formulas)])).toMatchObject({
    rows: [{ line: 2, cells: ['101'] }],
    withoutValue: ['B2', 'C2', 'D2', 'E2'],
  });
});

const titles = [row(1, text('Rent Roll')), row(2, text('Maple Court'), text('November'))];
const list = [header, row(2, text('101'))];
const tooWide = ['<row r="1"><c r="XFD1" t="inlineStr"><is><t>x</t></is></c></row>'];
const notes = [row(1, text('Note'), text('By')), row(2, text('Call first'), text('Dana'))];

test.each<[string, readonly string[], Parameters<typeof workbookOf>[1], unknown]>([
  ['after a cover sheet', list, { cover: { rows: titles } }, ['Unit', 'Floor', 'Moved in']],
  ['after a sheet that is too wide', list, { cover: { rows: tooWide } }, ['Unit', 'Floor', 'Moved in']],
  ['after a hidden list', list, { cover: { rows: notes, state: 'hidden' } }, ['Unit', 'Floor', 'Moved in']],
  ['before another list', list, { cover: { rows: list } }, ['Unit', 'Floor', 'Moved in']],
  ['without known columns, the first', list.slice(0, 1), { cover: { rows: notes } }, ['Note', 'By']],
  ['without known columns, the first with rows', notes, { cover: { rows: titles } }, ['Note', 'By']],
])('the sheet to read: one %s', (_, rows, parts, headers) => {
  const answer = parseXlsx(workbookOf(rows, parts), limits, ['unit', 'floor']);
  expect(answer.ok && answer.table.headers).toEqual(headers);
});

test('reads a large sheet', () => {
  const rows = Array.from({ length: 5000 }, (_, index) =>
    row(index + 2, text(`Unit ${index} `.repeat(8)), text('1')),
  );
  const table = read([header, ...rows]);
  expect('rows' in table && table.rows).toHaveLength(5000);
});

const corner = '<row r="1048576"><c r="XFD1048576" t="inlineStr"><is><t>x</t></is></c></row>';
const blankCorner = '<row r="1048576"><c r="XFD1048576" s="1"/></row>';
const limitRows = Array.from({ length: limits.rows + 40 }, (_, index) => row(index + 1, text(`${index}`)));

test.each([
  ['a cell in the last corner', [header, corner], {}, { kind: 'tooManyColumns', max: 10 }],
  ['only a cell in the last corner', [corner], {}, { kind: 'tooManyColumns', max: 10 }],
  ['too many rows', limitRows, {}, { kind: 'tooManyRows', max: 6000 }],
  ['no rows', [header], {}, { kind: 'noRows' }],
  ['nothing', [], {}, { kind: 'empty' }],
  [
    'formatting in the last corner',
    [header, row(2, text('101')), blankCorner],
    { dimension: 'A1:XFD1048576' },
    { headers: ['Unit', 'Floor', 'Moved in'], rows: [{ line: 2, cells: ['101'] }] },
  ],
  [
    'a row far down',
    [header, '<row r="1048576"><c r="A1048576" t="inlineStr"><is><t>101</t></is></c></row>'],
    {},
    { rows: [{ line: 1_048_576, cells: ['101'] }] },
  ],
])('%s is handled without allocating the cells in between', (_, rows, parts, expected) => {
  // Processor time, the system's for allocating included: the machine may be busy with something else.
  const began = process.cpuUsage();
  expect(read(rows, parts)).toMatchObject(expected);
  const { user, system } = process.cpuUsage(began);
  expect((user + system) / 1000).toBeLessThan(2000);
});

test('a small archive that unpacks to more than the limit isn’t unpacked', () => {
  const bomb = zipSync({
    'xl/workbook.xml': strToU8('<workbook><sheets><sheet r:id="a"/></sheets></workbook>'),
    'xl/worksheets/sheet1.xml': new Uint8Array(65_000_000),
  });
  expect(bomb.length).toBeLessThan(100_000);
  expect(parseXlsx(bomb, limits)).toEqual({ ok: false, problem: { kind: 'unpacksTooLarge' } });
});

test.each([
  ['a file that isn’t an archive', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])],
  ['an archive of something else', zipSync({ 'readme.txt': strToU8('hello') })],
])('%s isn’t a workbook', (_, bytes) => {
  expect(parseXlsx(bytes, limits)).toEqual({ ok: false, problem: { kind: 'notWorkbook' } });
});
