import type { Community, ListedUnit } from 'shared-lib/domain';
import type { SetupFacts } from '../setupSteps.ts';

/** What each step of a community's set-up is given. */
export interface StepProps {
  /** As stored, live. */
  community: Community;
  /** Its units as far as they are known, live. */
  units: readonly ListedUnit[];
  facts: SetupFacts;
}
