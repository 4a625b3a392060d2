/** Reports by file name (`apiReport`), and the contract version they describe. */
export interface Api {
  readonly version: string;
  readonly reports: ReadonlyMap<string, string>;
}

export type ReportDecision =
  | { readonly kind: 'same' }
  /** The reports may be updated. */
  | { readonly kind: 'changed'; readonly files: readonly string[] }
  | { readonly kind: 'refused'; readonly problem: string };

const numbersOf = (version: string) => version.split('.').map(Number) as [number, number, number];

/** The imported names of a list (`entries.txt`), as `entry name`. */
function namesIn(list: string): string[] {
  let entry = '';
  return list.split('\n').flatMap((line) => {
    if (!line.startsWith(' ')) entry = line || entry;
    return line.startsWith(' ') ? [`${entry} ${line.trim()}`] : [];
  });
}

/**
 * Whether a change to what modules can import matches its contract version: a new minor version for a change, a new
 * major version if a name is gone.
 * @param recorded the reports in the repository; empty before the first
 */
export function decideReport(recorded: Api, current: Api): ReportDecision {
  const files = [...new Set([...recorded.reports.keys(), ...current.reports.keys()])].filter(
    (file) => recorded.reports.get(file) !== current.reports.get(file),
  );
  if (files.length === 0) return { kind: 'same' };
  if (recorded.reports.size === 0) return { kind: 'changed', files };
  const refused = (problem: string): ReportDecision => ({ kind: 'refused', problem });
  const what = `What modules can import has changed (${files.join(', ')})`;
  const [major, minor] = numbersOf(current.version);
  const [oldMajor, oldMinor] = numbersOf(recorded.version);
  if (major > oldMajor) return { kind: 'changed', files };
  const names = new Set(namesIn(current.reports.get('entries.txt') ?? ''));
  const [gone] = namesIn(recorded.reports.get('entries.txt') ?? '').filter((name) => !names.has(name));
  if (gone !== undefined)
    return refused(
      `${gone} is gone. Raise the major number of CONTRACT_VERSION, which is ${current.version}.`,
    );
  if (major < oldMajor || minor <= oldMinor)
    return refused(`${what}. Raise the minor number of CONTRACT_VERSION, which is ${current.version}.`);
  return { kind: 'changed', files };
}
