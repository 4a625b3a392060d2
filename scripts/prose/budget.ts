/** The maximum number of findings per folder; 0 for folders that aren't listed. */
export type Budget = Readonly<Record<string, number>>;

/** The folder a file counts toward: at most three levels deep, `.` for the root. */
export const folderOf = (file: string): string => file.split('/').slice(0, -1).slice(0, 3).join('/') || '.';

export const countByFolder = (files: readonly string[]): Budget =>
  sorted(
    files.map(folderOf).reduce<Record<string, number>>((counts, folder) => {
      counts[folder] = (counts[folder] ?? 0) + 1;
      return counts;
    }, {}),
  );

/** The folders that have more findings than their budget, and those that have fewer. */
export function compareBudget(
  counts: Budget,
  budget: Budget,
): { readonly above: readonly string[]; readonly below: readonly string[] } {
  const folders = [...new Set([...Object.keys(counts), ...Object.keys(budget)])].sort();
  const difference = (folder: string) => (counts[folder] ?? 0) - (budget[folder] ?? 0);
  return {
    above: folders.filter((folder) => difference(folder) > 0),
    below: folders.filter((folder) => difference(folder) < 0),
  };
}

/** The lower of each folder's count and budget. */
export const lowered = (counts: Budget, budget: Budget): Budget =>
  sorted(
    Object.fromEntries(
      Object.entries(budget)
        .map(([folder, allowed]) => [folder, Math.min(allowed, counts[folder] ?? 0)] as const)
        .filter(([, allowed]) => allowed > 0),
    ),
  );

/** The current counts, after files have moved; null if the total exceeds the budget. */
export const moved = (counts: Budget, budget: Budget): Budget | null =>
  sumOf(counts) <= sumOf(budget) ? counts : null;

export const sumOf = (budget: Budget): number => Object.values(budget).reduce((sum, one) => sum + one, 0);

const sorted = (budget: Budget): Budget =>
  Object.fromEntries(Object.entries(budget).sort(([one], [other]) => (one < other ? -1 : 1)));
