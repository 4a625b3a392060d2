import { noteDamaged } from './damaged/damagedPaths.ts';
import { reportProblem } from './reportProblem.ts';

/** How many damaged entries of a record have been reported, so that each list says it once. */
const reported = new Map<string, number>();

/**
 * Reports that entries of a list were left out, being damaged; not again while it is as many.
 * @param path the record that holds the list.
 */
export function reportDamagedEntries(path: string, damaged: number): void {
  // Noted each time: whoever read the record as a whole has found it readable.
  if (damaged > 0) noteDamaged(path);
  if (damaged === (reported.get(path) ?? 0)) return;
  reported.set(path, damaged);
  if (damaged > 0) reportProblem(`Left out ${damaged} damaged entries of ${path}`);
}
