import { officialVariable } from '../../e2e/src/product.ts';
import type { Check } from './checks.ts';

/** The browser tests that also run on Google's emulators, by what people do: names of files in e2e/specs. */
const byJob: Readonly<Record<string, readonly string[]>> = {
  'an owner signs up, sets up the business and pays': [
    'sign-up',
    'onboarding',
    'billing-payments',
    'password-reset',
  ],
  'people join the team, change and leave': [
    ...['invitations', 'add-member', 'import-members', 'team-migration', 'deactivation', 'reactivation'],
  ],
  'communities get units, tags and checkpoints': [
    ...['add-community', 'community-setup', 'communities-bulk', 'community-lifecycle', 'import-communities'],
    ...['units', 'bin-tags', 'bin-tags-import', 'checkpoint-setup', 'printed-codes'],
  ],
  'the week is planned': ['agents', 'schedule', 'requests-conflicts'],
  'a night in the field': [
    'clock',
    'nights',
    'night-board',
    'night-grid',
    'checkpoint-coverage',
    'photo-upload',
  ],
  'the night is reported': ['shift-report', 'service-logs'],
  'a violation, with notice to the resident': ['violations', 'messages'],
  'residents ask and read': [
    'resident-requests',
    'public-page',
    'public-contact',
    'public-night',
    'tag-page',
  ],
  'a property manager follows by link': ['property-managers'],
  'an account is looked after': ['settings-sms', 'settings-recipients', 'support', 'your-data'],
};

export const officialSpecs: readonly string[] = Object.values(byJob).flat();

/**
 * The browser check on Google's emulators.
 *
 * @param browser the check on the local Firebase
 */
export const onOfficial = (browser: Check): Check => ({
  ...browser,
  args: [...browser.args, ...officialSpecs.map((name) => `e2e/specs/${name}.spec.ts`)],
  environment: { [officialVariable]: '1' },
});
