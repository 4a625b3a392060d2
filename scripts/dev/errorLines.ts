/**
 * The lines of webpack's report of a failed build that are worth reading. Leaves out empty lines, and the backtrace of
 * swc's own code that follows each syntax error.
 */
export function errorLines(report: string): string[] {
  let inBacktrace = false;
  return report.split('\n').filter((line) => {
    inBacktrace = line.startsWith('Caused by:') || (inBacktrace && /^(\s{2,}|Stack backtrace:|$)/.test(line));
    return !inBacktrace && line.trim() !== '';
  });
}
