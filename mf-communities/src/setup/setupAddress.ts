import type { SetupStep } from './setupSteps.ts';

/** The parameter of an address that shows the set-up. */
export const setupParameter = 'setup';

/** Where a community is set up that is not added yet. */
export const newSetupAddress = `/communities?${setupParameter}=1`;

/** Where the set-up of a community goes on. @param step the one that is shown; without it, the first that is not done */
export const setupAddress = (communityId: string, step: SetupStep | '1' = '1'): string =>
  `/communities/${encodeURIComponent(communityId)}?${setupParameter}=${step}`;
