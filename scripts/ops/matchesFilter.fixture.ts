/** A log line as Cloud Logging stores it. */
export interface LogEntry {
  readonly severity: string;
  readonly resource: { readonly type: string; readonly labels: Readonly<Record<string, string>> };
  readonly jsonPayload: Readonly<Record<string, unknown>>;
}

const severities = ['DEFAULT', 'DEBUG', 'INFO', 'NOTICE', 'WARNING', 'ERROR', 'CRITICAL'];

const valueAt = (entry: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce((value: unknown, name) => (value as Record<string, unknown> | undefined)?.[name], entry);

/**
 * Whether a Cloud Logging filter matches an entry, for the kind of filters in `ops/`: comparisons with `=` and `>=`, joined by AND.
 * @throws Error for any other filter
 */
export const matchesFilter = (filter: string, entry: LogEntry): boolean =>
  filter.split(' AND ').every((term) => {
    const [, path = '', operator, value = ''] = /^([\w.]+)(=|>=)"?([\w-]+)"?$/.exec(term) ?? [];
    if (operator === '=') return valueAt(entry, path) === value;
    if (operator === '>=' && path === 'severity')
      return severities.indexOf(entry.severity) >= severities.indexOf(value);
    throw new Error(`The filter "${term}" is not supported here.`);
  });
