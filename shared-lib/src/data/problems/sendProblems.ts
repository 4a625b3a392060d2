import { watchReportedProblems, type Problem } from '../reportProblem.ts';

const loadSender = () => import(/* webpackChunkName: "problem-sender" */ './problemSender.ts');

/**
 * From now on, problems of this page reach whoever runs the product (`problemSender.ts`). What sends them is fetched with the first one,
 * and with the next where that fails: most pages have none.
 * @param shellVersion the version that stands for problems of no module.
 * @param earlier those that the page has had already, if it could not send them then.
 */
export function sendProblems(shellVersion: string, earlier: readonly Problem[] = []) {
  let sending: Promise<(problem: Problem) => void> | undefined;
  const tell = async (problem: Problem) => {
    sending ??= loadSender().then(({ problemSender }) => problemSender(shellVersion));
    try {
      (await sending)(problem);
    } catch (error) {
      sending = undefined;
      console.info('A problem could not be sent on', error);
    }
  };
  for (const problem of earlier) void tell(problem);
  watchReportedProblems((problem) => void tell(problem));
}
