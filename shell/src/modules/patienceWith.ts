import { patience } from '../parts/patience.ts';
import type { VersionChoice } from './moduleChoices.ts';

/**
 * How long a version is waited for before another one is loaded beside it.
 * @param isFast whether the connection bears files that may turn out not to be needed.
 * @returns milliseconds
 */
export const patienceWith = ({ reason }: Pick<VersionChoice, 'reason'>, isFast: boolean): number =>
  isFast && (reason.kind === 'canary' || reason.kind === 'pinned') ? patience.onTrial : patience.proven;
