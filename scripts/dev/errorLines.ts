/** The useful lines of webpack's report of a failed build: no empty lines, and none of the swc backtrace that follows each syntax error. */
export function errorLines(report: string): string[] {
  let inBacktrace = false;
  return report.split('\n').filter((line) => {
    inBacktrace = line.startsWith('Caused by:') || (inBacktrace && /^(\s{2,}|Stack backtrace:|$)/.test(line));
    return !inBacktrace && line.trim() !== '';
  });
}
