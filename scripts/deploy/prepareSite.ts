import { policyOf } from '../../build/contentSecurityPolicy.ts';
import { done, refused, type Outcome } from '../release/Outcome.ts';
import type { Site } from '../release/Site.ts';

/**
 * Checks that a site's folder can be deployed: all published files are complete, nothing is half done, and there is a policy to send.
 *
 * @param hosting the section of firebase.json
 * @returns a line for the user
 */
export function prepareSite(site: Site, hosting: Parameters<typeof policyOf>[0]): Outcome<string> {
  if (policyOf(hosting) === null) return refused('firebase.json has no Content-Security-Policy.');
  const document = site.document();
  if (!document.ok) return document;
  if (!document.value)
    return refused(
      'nothing is released in it. Start with "npm run release -- init", or run "pull" to get what is online.',
    );
  const { shell, modules } = document.value;
  if (!shell) return refused('no shell is served: "npm run release -- promote shell VERSION".');
  const revisions = site.revisions();
  const gap = revisions.findIndex((number, index) => number !== index + 1);
  if (gap !== -1)
    return refused(`releases/${gap + 1}.json, one of the site's revisions, is missing. Pull the site again.`);

  // Versions no longer served stay online unchanged because tabs opened yesterday still request them. Only served versions are checked
  // against today's contract.
  for (const { name, version } of site.published()) {
    const broken = site.refuseBroken(name, version);
    if (broken) return broken;
  }
  const whole = site.shell(shell.version);
  if (!whole.ok) return whole;
  for (const [name, { stable, candidate, previous }] of Object.entries(modules))
    for (const served of [stable, candidate, previous]) {
      const module = served && site.module(name, served.version);
      if (module && !module.ok) return module;
    }

  const settled = site.deriveFiles();
  if (!settled.ok) return settled;
  return done(
    `revision ${settled.value.revision}: shell ${shell.version}, ${Object.keys(modules).length} modules`,
  );
}
