/**
 * What is worth reading in webpack's report of a failed build: without empty lines, and without the backtrace of swc's own
 * code, which swc puts behind each syntax error.
 */
export function errorLines(report: string): string[] {
  let inBacktrace = false;
  return report.split('\n').filter((line) => {
    inBacktrace = line.startsWith('Caused by:') || (inBacktrace && /^(\s{2,}|Stack backtrace:|$)/.test(line));
    return !inBacktrace && line.trim() !== '';
  });
}
