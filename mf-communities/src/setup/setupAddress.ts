import type { SetupStep } from './setupSteps.ts';

/** The address parameter that shows the setup. */
export const setupParameter = 'setup';

/** The address for setting up a new community. */
export const newSetupAddress = `/communities?${setupParameter}=1`;

/**
 * The address that continues a community's setup.
 * @param step the one to show; without it, the first unfinished one
 */
export const setupAddress = (communityId: string, step: SetupStep | '1' = '1'): string =>
  `/communities/${encodeURIComponent(communityId)}?${setupParameter}=${step}`;
