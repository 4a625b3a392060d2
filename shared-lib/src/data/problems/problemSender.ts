import { problemReportOf } from '../../domain/problem/problemReport.ts';
import { callPublic } from '../../session/callPublic.ts';
import { currentConnection } from '../connection/connection.ts';
import type { Problem } from '../reportProblem.ts';

/** What one page sends at most: the first ones say what is wrong, and the rest mostly follows from them. */
const mostPerPage = 5;

/**
 * Makes what sends a page's problems: few, each once, without personal data. What fails on the way is not reported, and not tried again,
 * so that no problem makes another.
 * @param shellVersion the version that stands for problems of no module.
 */
export function problemSender(shellVersion: string): (problem: Problem) => void {
  const sent = new Set<string>();
  return (problem) => {
    if (sent.size >= mostPerPage || currentConnection().isLost) return;
    const report = problemReportOf(problem, shellVersion);
    const key = JSON.stringify(report);
    if (sent.has(key)) return;
    sent.add(key);
    callPublic('recordProblem', report).catch(() => undefined);
  };
}
