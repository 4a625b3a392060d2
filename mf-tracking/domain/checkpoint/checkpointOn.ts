import type { PastRules } from 'shared-lib/domain';

/**
 * A check point with the rules that applied on a night.
 * @param serviceDate `YYYY-MM-DD`
 */
export const checkpointOn = <T extends { readonly pastRules: readonly PastRules[] }>(
  checkpoint: T,
  serviceDate: string,
): T => {
  const past = checkpoint.pastRules.find(({ until }) => serviceDate <= until);
  if (past === undefined) return checkpoint;
  const { until: _, ...rules } = past;
  return { ...checkpoint, ...rules };
};
