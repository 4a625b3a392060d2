import { recentProblems, sendProblems } from 'shared-lib/data';
import { openFirebase } from 'shared-lib/session';

/** Starts reporting the page's problems to the operator, including those already recorded. */
export async function startProblemReports(shellVersion: string): Promise<void> {
  await openFirebase();
  sendProblems(shellVersion, recentProblems());
}
