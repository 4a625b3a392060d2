import { reportProblem, type ProblemOrigin } from 'shared-lib/data';
import type { PartLoss } from 'shared-lib/ui';
import { isChunkLoadError } from '../recovery/isChunkLoadError.ts';
import { recoverFromDeploy } from '../recovery/recoverFromDeploy.ts';

/**
 * What is done about a dialog or a panel whose code could not be loaded: it is reported, and a page that a deploy has replaced
 * loads anew.
 * @param from the module it is of, its version and why that one; null for the shell's own.
 */
export const partLossOf =
  (from: Omit<ProblemOrigin, 'reason'> | null): PartLoss =>
  async (what, cause) => {
    reportProblem(what, cause, from && { ...from, reason: 'unreachable' });
    return isChunkLoadError(cause) && recoverFromDeploy(from?.module ?? null);
  };
