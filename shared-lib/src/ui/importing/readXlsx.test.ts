/** @jest-environment node */
import { strToU8, zipSync } from 'fflate';
import { readXlsx } from './readXlsx.ts';

const limits = { bytes: 1_000_000, rows: 6000, columns: 10 };
const name = 'xl/worksheets/sheet1.xml';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook with one sheet of these rows, which are the XML of their cells. */
const workbook = (rows: readonly string[]) =>
  zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns:r="${relationships}"><sheets><sheet name="Units" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships><Relationship Id="rId1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/styles.xml': strToU8(
      '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    ),
    [name]: strToU8(`<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`),
  });
const row = (line: number, ...cells: string[]) =>
  `<row r="${line}">${cells.map((cell, index) => cell.replace('<c', `<c r="${'ABCDE'[index]}${line}"`)).join('')}</row>`;
const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;

const read = async (...rows: string[]) => {
  const answer = await readXlsx(workbook(rows), limits);
  return answer.ok ? answer.table : answer.problem;
};

const header = row(1, text('Unit'), text('Floor'), text('Moved in'));

test('texts, numbers and days are read as they are shown, with the lines of the sheet', async () => {
  expect(
    await read(header, row(3, text(' 101 '), '<c><v>2</v></c>', '<c s="1"><v>45658</v></c>')),
  ).toMatchObject({
    headers: ['Unit', 'Floor', 'Moved in'],
    rows: [{ line: 3, cells: ['101', '2', '2025-01-01'] }],
    withoutValue: [],
  });
});

test('of a formula its stored value is read, and one that has none is told of', async () => {
  const formulas = [
    '<c><f>100+1</f><v>101</v></c>',
    '<c><f>1+1</f></c>',
    '<c t="str"><f>CONCATENATE("a","b")</f></c>',
  ];
  expect(await read(header, row(2, ...formulas))).toMatchObject({
    rows: [{ line: 2, cells: ['101', '', ''] }],
    withoutValue: ['B2', 'C2'],
  });
});

test('a large sheet is read without a worker', async () => {
  const rows = Array.from({ length: 5000 }, (_, index) =>
    row(index + 2, text(`Unit ${index} `.repeat(8)), text('1')),
  );
  const table = await read(header, ...rows);
  expect(table).toMatchObject({ headers: ['Unit', 'Floor', 'Moved in'] });
  expect('rows' in table && table.rows).toHaveLength(5000);
});

test.each([
  ['no archive', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])],
  ['an archive of something else', zipSync({ 'readme.txt': strToU8('hello') })],
])('%s is no workbook', async (_, bytes) => {
  expect(await readXlsx(bytes, limits)).toEqual({ ok: false, problem: { kind: 'notWorkbook' } });
});
