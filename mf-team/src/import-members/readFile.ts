import { memberImportLimits } from 'shared-lib/domain';
import { decodeCsv } from './decodeCsv.ts';
import { readCsv, type ReadCsv } from './readCsv.ts';

/** Reads a chosen file; one that is larger than an import may be is not opened. */
export async function readFile(file: File): Promise<ReadCsv> {
  const { bytes: max } = memberImportLimits;
  if (file.size > max) return { ok: false, problem: { kind: 'tooLarge', max } };
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return { ok: false, problem: { kind: 'unreadable' } };
  const text = decodeCsv(new Uint8Array(bytes));
  return text === null ? { ok: false, problem: { kind: 'notText' } } : readCsv(text);
}
