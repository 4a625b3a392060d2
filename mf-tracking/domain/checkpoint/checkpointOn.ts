import { asOn, type PastRules } from 'shared-lib/domain';

/**
 * A checkpoint with the rules that applied on a night.
 * @param serviceDate `YYYY-MM-DD`
 */
export const checkpointOn = <T extends { readonly pastRules: readonly PastRules[] }>(
  checkpoint: T,
  serviceDate: string,
): T => asOn(checkpoint, checkpoint.pastRules, serviceDate);
