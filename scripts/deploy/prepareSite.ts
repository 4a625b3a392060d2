import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inlineScriptHashes, policyOf } from '../../build/contentSecurityPolicy.ts';
import { done, refused, type Outcome } from '../release/Outcome.ts';
import type { Site } from '../release/Site.ts';

/**
 * Makes sure that a site's folder can go online: all that was ever published is whole, nothing is left half done, and its
 * page may run under the policy that is sent with it.
 *
 * @param hosting the section of firebase.json
 * @returns a line for a person
 */
export function prepareSite(site: Site, hosting: Parameters<typeof policyOf>[0]): Outcome<string> {
  const document = site.document();
  if (!document.ok) return document;
  if (!document.value)
    return refused(
      'nothing is released in it. "npm run release -- init" begins, "pull" brings what is online.',
    );
  const { shell, modules } = document.value;
  if (!shell) return refused('no shell is served: "npm run release -- promote shell VERSION".');
  const served = Object.entries(modules).flatMap(([name, { stable, candidate, previous }]) =>
    [stable, candidate, previous].flatMap((release) => (release ? [{ name, version: release.version }] : [])),
  );
  // What is published and served no more still goes online: a tab of yesterday asks for it.
  for (const { name, version } of [
    { name: 'shell', version: shell.version },
    ...served,
    ...site.published(),
  ]) {
    const whole = name === 'shell' ? site.shell(version) : site.module(name, version);
    if (!whole.ok) return whole;
  }

  const settled = site.settle();
  if (!settled.ok) return settled;
  const policy = policyOf(hosting) ?? '';
  const refusedScript = inlineScriptHashes(readFileSync(join(site.folder, 'index.html'), 'utf8')).find(
    (hash) => !policy.includes(hash),
  );
  if (refusedScript !== undefined)
    return refused(
      `the policy in firebase.json refuses a script of shell ${shell.version}: add ${refusedScript} to script-src.`,
    );
  return done(
    `revision ${settled.value.revision}: shell ${shell.version}, ${Object.keys(modules).length} modules`,
  );
}
