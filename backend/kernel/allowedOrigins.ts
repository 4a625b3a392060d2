/** A page on one's own machine, such as a module that is tried in the live product (`npm run dev -- --site`). */
const ownMachine = /^http:\/\/(localhost|127\.0\.0\.1|[a-z0-9-]+\.localhost)(:\d{1,5})?$/;

/**
 * The origins of pages that may call the functions from a browser: the site under each of its names, its preview channels, and pages
 * of one's own machine. Programs that are no browsers, such as the field app, have no origin and aren't asked.
 *
 * @param env names the project, and the site's address where it has one of its own
 * @returns true, for any, where the functions run on one's own machine: there the local Firebase judges origins
 */
export const allowedOrigins = (
  env: Readonly<Record<string, string | undefined>>,
): true | (string | RegExp)[] => {
  if (env['FUNCTIONS_EMULATOR'] === 'true') return true;
  const project = env['GCLOUD_PROJECT'] ?? '';
  const site = env['SITE_URL'] ?? '';
  return [
    ...(URL.canParse(site) ? [new URL(site).origin] : []),
    // An id of a project has letters, digits and hyphens alone.
    `https://${project}.web.app`,
    `https://${project}.firebaseapp.com`,
    new RegExp(`^https://${project}--[a-z0-9-]+\\.web\\.app$`),
    ownMachine,
  ];
};
