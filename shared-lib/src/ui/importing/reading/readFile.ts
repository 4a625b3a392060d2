import { decodeCsv } from './decodeCsv.ts';
import { failed, type ImportLimits, type ReadTable } from './importTable.ts';
import { parseCsv } from './parseCsv.ts';

const loadXlsx = () => import(/* webpackChunkName: "read-xlsx" */ './parseXlsx.ts');

/** A workbook is a ZIP archive, which starts with these bytes. */
const isWorkbook = (bytes: Uint8Array) => [0x50, 0x4b, 3, 4].every((byte, index) => bytes[index] === byte);

/**
 * Reads a file by its content: a workbook (XLSX) or a CSV. A file over the size limit isn't opened.
 * @param known column names, as normalized by `headerName`, that identify the header
 */
export async function readFile(
  file: File,
  limits: ImportLimits,
  known: readonly string[] = [],
): Promise<ReadTable> {
  if (file.size > limits.bytes) return failed({ kind: 'tooLarge', max: limits.bytes });
  const content = await file.arrayBuffer().catch(() => null);
  if (content === null) return failed({ kind: 'unreadable' });
  const bytes = new Uint8Array(content);
  if (isWorkbook(bytes)) {
    const xlsx = await loadXlsx().catch(() => null);
    return xlsx ? xlsx.parseXlsx(bytes, limits, known) : failed({ kind: 'unreadable' });
  }
  const text = decodeCsv(bytes);
  return text === null ? failed({ kind: 'notText' }) : parseCsv(text, limits, known);
}
