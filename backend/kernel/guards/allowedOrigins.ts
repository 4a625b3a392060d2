import { defineString } from 'firebase-functions/params';

/** A page on a local machine, for example a module that is tested in the live product (`npm run dev -- --site`). */
const ownMachine = /^http:\/\/(localhost|127\.0\.0\.1|[a-z0-9-]+\.localhost)(:\d{1,5})?$/;

/**
 * The origins of pages that may call the functions from a browser: the site under each of its names, its preview channels, and local pages.
 * Non-browser clients like the field app have no origin and aren't restricted.
 * @param env has the project, and the site's custom address if there is one
 * @returns true (any origin) if the functions run locally: there the local Firebase checks origins
 */
export const allowedOrigins = (
  env: Readonly<Record<string, string | undefined>>,
): true | (string | RegExp)[] => {
  if (env['FUNCTIONS_EMULATOR'] === 'true') return true;
  const project = env['GCLOUD_PROJECT'] ?? '';
  const site = env['SITE_URL'] ?? '';
  return [
    ...(URL.canParse(site) ? [new URL(site).origin] : []),
    // A project id contains only letters, digits and hyphens.
    `https://${project}.web.app`,
    `https://${project}.firebaseapp.com`,
    new RegExp(`^https://${project}--[a-z0-9-]+\\.web\\.app$`),
    ownMachine,
  ];
};

/**
 * `enforce` if App Check must attest every caller of a callable; otherwise `off`. Declared so that the deployment prompts for it; options
 * created while functions load read the environment instead.
 */
const name = 'APP_CHECK';

defineString(name, { default: 'off' });

/**
 * Whether callables reject callers without an App Check token. Never on a local machine, which has no attestation.
 * @throws Error for an invalid value, so that a typo is found at deployment and doesn't disable the check
 */
export const isAppCheckEnforced = (env: Readonly<Record<string, string | undefined>>): boolean => {
  const word = env[name] || 'off';
  if (word !== 'enforce' && word !== 'off')
    throw new Error(`${name} must be "enforce" or "off", not "${word}".`);
  return word === 'enforce' && env['FUNCTIONS_EMULATOR'] !== 'true';
};
