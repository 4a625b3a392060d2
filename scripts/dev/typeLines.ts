/**
 * Filters the output of `tsc --watch` for errors and the news that none are left.
 *
 * @returns a function that takes a line and returns the one to print, or null
 */
export function createTypeLines(): (line: string) => string | null {
  let hadErrors: boolean | null = null;
  return (line) => {
    const found = /Found (\d+) errors?\b/.exec(line)?.[1];
    if (found === undefined) {
      return line.trim() === '' || /Starting (incremental )?compilation/i.test(line) ? null : line;
    }
    const before = hadErrors;
    hadErrors = found !== '0';
    if (hadErrors) return `${found} ${found === '1' ? 'error' : 'errors'}`;
    return before === false ? null : 'no errors';
  };
}
