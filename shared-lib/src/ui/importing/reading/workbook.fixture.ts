import { strToU8, zipSync } from 'fflate';

const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A test workbook's parts besides one sheet of rows. */
interface Parts {
  /** Formats of the styles from 1. */
  readonly formats?: readonly string[];
  readonly strings?: readonly string[];
  readonly merged?: readonly string[];
  readonly properties?: string;
  /** Rows of a sheet before it, and whether that is hidden. */
  readonly cover?: { readonly rows: readonly string[]; readonly state?: 'hidden' };
  /** The sheet's declared size. */
  readonly dimension?: string;
}

/** A row's XML; cells have no references. */
export const row = (line: number, ...cells: readonly string[]): string =>
  `<row r="${line}">${cells.map((cell, index) => cell.replace('<c', `<c r="${'ABCDEFGH'[index]}${line}"`)).join('')}</row>`;

/** A text cell's XML. */
export const text = (value: string): string => `<c t="inlineStr"><is><t>${value}</t></is></c>`;

/** A number cell's XML. */
export const number = (value: number, style = 0): string => `<c s="${style}"><v>${value}</v></c>`;

/** A workbook with one sheet of these rows. */
export const workbookOf = (rows: readonly string[], parts: Parts = {}): Uint8Array => {
  const { formats = [], strings = [], merged = [], properties = '', dimension, cover } = parts;
  const coverState = cover?.state ? ` state="${cover.state}"` : '';
  return zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns:r="${relationships}">${properties}<sheets>${cover ? `<sheet name="Cover" sheetId="2"${coverState} r:id="rId2"/>` : ''}<sheet name="Units" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships><Relationship Id="rId1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relationships}/worksheet" Target="worksheets/sheet2.xml"/></Relationships>`,
    ),
    ...(cover && {
      'xl/worksheets/sheet2.xml': strToU8(
        `<worksheet><sheetData>${cover.rows.join('')}</sheetData></worksheet>`,
      ),
    }),
    'xl/styles.xml': strToU8(
      `<styleSheet><numFmts>${formats.map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${code}"/>`).join('')}</numFmts>` +
        `<cellXfs><xf numFmtId="0"/>${formats.map((_, index) => `<xf numFmtId="${164 + index}"/>`).join('')}</cellXfs></styleSheet>`,
    ),
    'xl/sharedStrings.xml': strToU8(`<sst>${strings.map((string) => `<si>${string}</si>`).join('')}</sst>`),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet>${dimension ? `<dimension ref="${dimension}"/>` : ''}<sheetData>${rows.join('')}</sheetData>` +
        `<mergeCells>${merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells></worksheet>`,
    ),
  });
};
