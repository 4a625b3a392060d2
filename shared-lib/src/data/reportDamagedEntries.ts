import { markDamaged } from './damaged/damagedPaths.ts';
import { reportProblem } from './reportProblem.ts';

/** How many damaged entries of a record have been reported, so each list reports them once. */
const reported = new Map<string, number>();

/**
 * Reports that damaged entries of a list were skipped, once while their number stays the same.
 * @param path the record that contains the list.
 */
export function reportDamagedEntries(path: string, damaged: number): void {
  // Recorded each time, because a reader of the whole record has marked it readable.
  if (damaged > 0) markDamaged(path);
  if (damaged === (reported.get(path) ?? 0)) return;
  reported.set(path, damaged);
  if (damaged > 0) reportProblem(`Skipped ${damaged} damaged entries of ${path}`);
}
