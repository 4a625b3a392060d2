import { strToU8, zipSync } from 'fflate';

const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A cell's XML: a text, or a formula with or without its stored value. */
const cellXml = (place: string, cell: string | { formula: string; value?: string }): string => {
  if (typeof cell === 'string') return `<c r="${place}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
  const value = cell.value === undefined ? '' : `<v>${cell.value}</v>`;
  return `<c r="${place}"><f>${escaped(cell.formula)}</f>${value}</c>`;
};

/** An Excel workbook with one sheet, of up to 26 columns. */
export function workbookOf(
  rows: readonly (readonly (string | { formula: string; value?: string })[])[],
): Buffer {
  const sheet = rows
    .map((cells, index) => {
      const xml = cells.map((cell, column) =>
        cellXml(`${String.fromCharCode(65 + column)}${index + 1}`, cell),
      );
      return `<row r="${index + 1}">${xml.join('')}</row>`;
    })
    .join('');
  return workbookWith(sheet);
}

/** An Excel workbook whose only sheet has this XML as its rows. */
export function workbookWith(sheet: string): Buffer {
  const files = {
    'xl/workbook.xml': `<workbook xmlns:r="${relationships}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
  };
  const parts = Object.entries(files).map(([name, xml]) => [name, strToU8(xml)] as const);
  return Buffer.from(zipSync(Object.fromEntries(parts)));
}
