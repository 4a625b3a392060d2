import { bucket } from 'backend/kernel/firebase.ts';
import { collectPage } from './collectPage.ts';
import {
  folderOf,
  recordProgress,
  type CollectedKind,
  type ExportJob,
  type ClaimedJob,
} from './exportJob.ts';
import { columnsWith, kindOf, type ExportRecord } from './exportRecord.ts';

/** The folder of a kind's parts. */
export const partsOf = (customerId: string, exportId: string, kind: string): string =>
  `${folderOf(customerId, exportId)}parts/${kind}/`;

const byKind = (records: readonly ExportRecord[]): Map<string, ExportRecord[]> =>
  Map.groupBy(records, ({ path }) => kindOf(path));

const withRecords = (
  kinds: ExportJob['kinds'],
  found: ReadonlyMap<string, readonly ExportRecord[]>,
): Readonly<Record<string, CollectedKind>> => {
  const next = { ...kinds };
  for (const [kind, records] of found) {
    const { documents, columns } = next[kind] ?? { documents: 0, columns: [] };
    next[kind] = { documents: documents + records.length, columns: columnsWith(columns, records) };
  }
  return next;
};

/**
 * A page's records of a kind as a file: a line of JSON each. A page that is collected again after a kill gets the
 * same file names.
 */
const writePart = async (folder: string, page: number, records: readonly ExportRecord[]): Promise<void> => {
  const lines = records.map((record) => `${JSON.stringify(record)}\n`);
  await bucket()
    .file(`${folder}${String(page).padStart(6, '0')}.ndjson`)
    .save(lines.join(''), { resumable: false, contentType: 'application/x-ndjson' });
};

/**
 * Collects all of a business's documents into files, a page at a time.
 * @param until starts no second page after that moment, epoch milliseconds
 * @returns the job when all is collected; null if time ran out before
 */
export const collectExport = async (held: ClaimedJob, until: number): Promise<ExportJob | null> => {
  const { exportId } = held;
  let { job } = held;
  for (;;) {
    const { records, next } = await collectPage(job.customerId, job.cursor);
    const found = byKind(records);
    for (const [kind, some] of found) {
      await writePart(partsOf(job.customerId, exportId, kind), job.page, some);
    }
    const kinds = withRecords(job.kinds, found);
    job = { ...job, kinds, page: job.page + 1, cursor: next, phase: next === null ? 'pack' : 'collect' };
    const documents = Object.values(kinds).reduce((sum, kind) => sum + kind.documents, 0);
    const { phase, page, cursor } = job;
    const state = phase === 'pack' ? 'packing' : 'collecting';
    await recordProgress(held, { phase, page, cursor, kinds }, { documents, state });
    if (next === null) return job;
    if (Date.now() >= until) return null;
  }
};
