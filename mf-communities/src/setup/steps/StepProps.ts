import type { Community, ListedUnit } from 'shared-lib/domain';
import type { SetupFacts } from '../setupSteps.ts';

/** The shared props of a setup's steps. */
export interface StepProps {
  /** As stored, live. */
  community: Community;
  /** Its units loaded so far, live. */
  units: readonly ListedUnit[];
  facts: SetupFacts;
}
