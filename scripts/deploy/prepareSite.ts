import { policyOf } from '../../build/contentSecurityPolicy.ts';
import { done, refused, type Outcome } from '../release/Outcome.ts';
import type { Site } from '../release/Site.ts';

/**
 * Makes sure that a site's folder can go online: all that was ever published is whole, nothing is left half done, and there
 * is a policy to send with it.
 *
 * @param hosting the section of firebase.json
 * @returns a line for a person
 */
export function prepareSite(site: Site, hosting: Parameters<typeof policyOf>[0]): Outcome<string> {
  if (policyOf(hosting) === null) return refused('firebase.json has no Content-Security-Policy.');
  const document = site.document();
  if (!document.ok) return document;
  if (!document.value)
    return refused(
      'nothing is released in it. "npm run release -- init" begins, "pull" brings what is online.',
    );
  const { shell, modules } = document.value;
  if (!shell) return refused('no shell is served: "npm run release -- promote shell VERSION".');
  const revisions = site.revisions();
  const gap = revisions.findIndex((number, index) => number !== index + 1);
  if (gap !== -1)
    return refused(`releases/${gap + 1}.json is missing, one of the site's revisions: pull the site anew.`);

  // Versions that are served no more stay online as they are, because a tab that was opened yesterday asks for them.
  // Today's contract is checked only for the versions that are served.
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

  const settled = site.settle();
  if (!settled.ok) return settled;
  return done(
    `revision ${settled.value.revision}: shell ${shell.version}, ${Object.keys(modules).length} modules`,
  );
}
