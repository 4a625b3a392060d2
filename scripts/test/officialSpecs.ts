import { officialVariable } from '../../e2e/src/product.ts';
import { specPattern, type Check } from './checks.ts';

/** The browser tests that also run on Google's emulators, by user job: file names in e2e/specs. */
const byJob: Readonly<Record<string, readonly string[]>> = {
  'an owner signs up, sets up the business and pays': ['sign-up', 'onboarding', 'billing-payments'],
  'people join the team and leave it': ['invitations', 'team-migration', 'deactivation'],
  'communities get units and tags': ['community-setup', 'units', 'bin-tags'],
  'the week is planned': ['schedule'],
  'a night in the field is followed': ['nights'],
  'the night is reported': ['shift-report'],
  'a violation is decided, and the resident gets a notice': ['violations'],
  'residents ask, and get a verdict': ['resident-requests'],
  'a property manager follows by link': ['property-managers', 'manager-calendar'],
};

export const officialSpecs: readonly string[] = Object.values(byJob).flat();

/**
 * The browser check on Google's emulators.
 *
 * @param browser the check on the local Firebase
 */
export const onGoogleEmulators = (browser: Check): Check => ({
  ...browser,
  args: [...browser.args, ...officialSpecs.map(specPattern)],
  environment: { [officialVariable]: '1' },
});
