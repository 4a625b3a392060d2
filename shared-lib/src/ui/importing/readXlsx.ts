import { strFromU8, unzipSync, zipSync } from 'fflate';
import { readSheet, type CellValue } from 'read-excel-file/universal';
import { failed, tableOf, type ImportLimits, type ReadTable } from './importTable.ts';

/** The most bytes that a part of a workbook may unpack to, so that a small file can't fill the memory. */
const maxUnpackedBytes = 64_000_000;

const textOf = (cell: CellValue | null): string => {
  if (cell === null) return '';
  // A day in a sheet has no time zone; the package puts it at midnight UTC.
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell).trim();
};

/** The cells of a sheet's XML that have a formula, and no value that was stored with it. */
const formulasWithoutValue = (xml: string): string[] =>
  Array.from(xml.matchAll(/<c\b[^>]*\br="([A-Z]+\d+)"[^>]*?(?<!\/)>(.*?)<\/c>/gs))
    .filter(([, , inner = '']) => /<f\b/.test(inner) && !/<v>[^<]/.test(inner))
    .map(([, cell = '']) => cell);

/** Without its value, the package takes a formula of text for a fault of the file; without its kind, for an empty cell. */
const withoutKind = (xml: string): string =>
  xml.replaceAll(
    /(<c\b[^>]*?)\st="[a-z]+"([^>]*?(?<!\/)>(?:(?!<\/c>|<v>).)*<f\b(?:(?!<v>).)*?<\/c>)/gs,
    '$1$2',
  );

const firstSheet = 'xl/worksheets/sheet1.xml';

/**
 * Reads the first sheet of a workbook (XLSX). Of a formula it reads the value that was stored with it, since nothing here computes one.
 * @param bytes the whole file
 */
export async function readXlsx(bytes: Uint8Array, limits: ImportLimits): Promise<ReadTable> {
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => /\.(xml|rels)$/.test(name) && originalSize <= maxUnpackedBytes,
    });
    const sheet = parts[firstSheet];
    const xml = sheet ? strFromU8(sheet) : '';
    const withoutValue = formulasWithoutValue(xml);
    if (withoutValue.length > 0) parts[firstSheet] = new TextEncoder().encode(withoutKind(xml));
    // Stored without compression, it is unpacked here. The package would start a worker from a `blob:` for a large sheet, which the
    // page's Content-Security-Policy forbids.
    const stored = zipSync(parts, { level: 0 });
    const rows = await readSheet(new Blob([stored as Uint8Array<ArrayBuffer>]));
    const read = tableOf(
      rows.map((cells) => cells.map(textOf as (cell: unknown) => string)),
      limits,
    );
    return read.ok ? { ok: true, table: { ...read.table, withoutValue } } : read;
  } catch {
    return failed({ kind: 'notWorkbook' });
  }
}
