import { failed, type ImportLimits, type ReadTable } from './importTable.ts';
import { parseCsv } from './parseCsv.ts';

const loadXlsx = () => import(/* webpackChunkName: "read-xlsx" */ './parseXlsx.ts');

/** A workbook is a ZIP archive, which starts with these bytes. */
const isWorkbook = (bytes: Uint8Array) => [0x50, 0x4b, 3, 4].every((byte, index) => bytes[index] === byte);

const marks: readonly { readonly mark: readonly number[]; readonly name: string }[] = [
  { mark: [0xff, 0xfe], name: 'utf-16le' },
  { mark: [0xfe, 0xff], name: 'utf-16be' },
];

/** How many bytes to examine for the encoding. */
const sampleLength = 1000;

/**
 * Bytes that are accented letters in Mac Roman but make no sense after a lowercase letter in Windows-1252,
 * where `José` would read `JosŽ`.
 */
const macLetters = /[a-z](?:[\u0081\u0084\u008D-\u0090\u009D\u009F]|[\u0086\u0087][a-z])/;

/** Accented letters in Windows-1252 after a lowercase letter. */
const windowsLetters = /[a-z][\u00DF-\u00FC]/;

/**
 * Decodes a file as spreadsheets save it: UTF-8, even with a few invalid bytes; UTF-16, with or without a
 * BOM; otherwise Windows-1252. It is Mac Roman if lines end as on classic Mac OS or only its letters make sense.
 * @param bytes the whole file.
 * @returns null if it isn't a text table, such as a workbook or a web page.
 */
export function decodeCsv(bytes: Uint8Array): string | null {
  const name = marks.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte))?.name;
  const text = new TextDecoder(name ?? unmarkedEncoding(bytes)).decode(bytes);
  return text.includes('\0') || /^\s*<[a-z!?]/i.test(text) ? null : text;
}

function unmarkedEncoding(bytes: Uint8Array): string {
  const start = bytes.subarray(0, sampleLength);
  const zeros = (from: 0 | 1) => start.filter((byte, index) => byte === 0 && index % 2 === from).length;
  // Latin text in UTF-16 has a zero in every second byte and nowhere else.
  if (zeros(1) > start.length / 4 && zeros(0) === 0) return 'utf-16le';
  if (zeros(0) > start.length / 4 && zeros(1) === 0) return 'utf-16be';
  const text = new TextDecoder('utf-8').decode(bytes);
  const damaged = text.split('\uFFFD').length - 1;
  if (damaged === 0 || text.replaceAll(/[\0-\x7F\uFFFD]/g, '').length > damaged) return 'utf-8';
  if (bytes.includes(13) && !bytes.includes(10)) return 'macintosh';
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return macLetters.test(letters) && !windowsLetters.test(letters) ? 'macintosh' : 'windows-1252';
}

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
