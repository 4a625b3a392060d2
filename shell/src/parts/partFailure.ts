import { reportProblem, type ProblemOrigin } from 'shared-lib/data';
import type { PartFailureHandler } from 'shared-lib/ui';
import { isChunkLoadError } from '../recovery/isChunkLoadError.ts';
import { recoverFromDeploy } from '../recovery/recoverFromDeploy.ts';

/**
 * Handles a dialog or panel whose code couldn't be loaded: reports it, and reloads the page if a deployment
 * has replaced it.
 * @param from the module, its version and the reason for that version; null for the shell's own.
 */
export const partFailureOf =
  (from: Omit<ProblemOrigin, 'reason'> | null): PartFailureHandler =>
  async (what, cause) => {
    reportProblem(what, cause, from && { ...from, reason: 'unreachable' });
    return isChunkLoadError(cause) && recoverFromDeploy(from?.module ?? null);
  };
