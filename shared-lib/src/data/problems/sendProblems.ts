import { problemReportOf } from '../../domain/problem/problemReportOf.ts';
import { callPublic } from '../../session/callPublic.ts';
import { currentConnection } from '../connection/connection.ts';
import { watchReportedProblems, type Problem } from '../reportProblem.ts';

/** How many problems one page sends. The first ones show what is wrong; the rest usually result from them. */
const maxPerPage = 5;

/**
 * From now on, sends this page's problems to the product's operators: only a few, each once, without personal data. A
 * report that fails isn't reported itself, so no problem causes another. It loads with the page rather than as a
 * chunk, because chunks that don't load are such problems.
 * @param shellVersion the version for problems of no module.
 * @param earlier problems from before it could send them.
 */
export function sendProblems(shellVersion: string, earlier: readonly Problem[] = []) {
  const sent = new Set<string>();
  const send = (problem: Problem) => {
    if (sent.size >= maxPerPage || currentConnection().isLost) return;
    const report = problemReportOf(problem, shellVersion);
    const key = JSON.stringify(report);
    if (sent.has(key)) return;
    sent.add(key);
    callPublic('recordProblem', report).catch(() => undefined);
  };
  for (const problem of earlier) send(problem);
  watchReportedProblems(send);
}
