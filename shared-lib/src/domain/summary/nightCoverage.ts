import * as z from 'zod/mini';
import type { ShiftReport } from '../shiftReport/shiftReport.ts';
import { cells } from './cells.ts';
import { rowFormat } from './rowFormat.ts';
import { rowsOf } from './summaryFields.ts';

/** The rows of a night's finished shifts with checkpoints; the night's shard has everything else about a shift. */
export const nightCoverageRows = rowFormat({ id: cells.id, expected: cells.count, scanned: cells.count });

/** How many checkpoints a finished shift expected and scanned. */
export type ReportCoverage = ReturnType<typeof nightCoverageRows.read>['records'][number];

/**
 * A report's row; none while its shift is in progress, so that a scan doesn't change the summary, nor at a community
 * without checkpoints.
 */
export const nightCoverageOf = ({
  id,
  status,
  checkpointsExpected: expected,
  checkpointsScanned: scanned,
}: ShiftReport): ReportCoverage[] =>
  status === 'inProgress' || expected === 0 ? [] : [{ id, expected, scanned }];

/** A shard's rows; null if an earlier release wrote it. */
export const nightCoverageSchema = z.object({ coverage: z.optional(rowsOf(nightCoverageRows)) });
