/// <reference lib="dom" />
import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { bucketOf } from 'shared-lib/contract';
import { storedFile } from '../../../backend/functions/core/registry/storedFile.ts';
import { createOwner, uploadFile, type TestOwner } from '../backend.ts';
import { product } from '../product.ts';
import type { TeamFolder } from './outsideModule.ts';

/** The globals that these tests add to a page. */
interface Watched {
  /** All alerts it has shown, including dismissed ones. */
  readonly shownAlerts: string[];
  /** Set by modified code. */
  readonly isModified?: true;
}

/** Creates an owner whose account is within a module's share of accounts, or isn't. */
export async function createOwnerInShare(
  module: string,
  percent: number,
  isWithin: boolean,
): Promise<TestOwner> {
  for (;;) {
    const uid = `test-${randomUUID().slice(0, 8)}`;
    if (bucketOf(module, uid) < percent * 100 === isWithin) return createOwner({}, true, ['welcome'], uid);
  }
}

/** Remembers the alerts that a page shows, from its next document on. An error page is one. */
export const watchAlerts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shownAlerts: string[] = [];
    Object.assign(window, { shownAlerts });
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[role="alert"]'))
        if (textContent && !shownAlerts.includes(textContent)) shownAlerts.push(textContent);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

/** The alerts recorded by `watchAlerts`, and whether modified code ran. */
export const seenOn = (page: Page): Promise<{ alerts: string[]; hasRunModified: boolean }> =>
  page.evaluate(() => {
    const { shownAlerts, isModified } = window as unknown as Watched;
    return { alerts: shownAlerts, hasRunModified: isModified === true };
  });

/** Waits until a page has counted a load of a version. @returns how many loads the rollout's guard counted */
export async function countedLoad(page: Page, version: string, hasProblem: boolean): Promise<number> {
  const answer = await page.waitForResponse((response) => {
    const request = response.request();
    if (request.method() !== 'POST' || !request.url().includes('/countPageLoads')) return false;
    const { data } = request.postDataJSON() as {
      data: { loads: readonly { version: string; hasProblem: boolean }[] };
    };
    return data.loads.some((load) => load.version === version && load.hasProblem === hasProblem);
  });
  return ((await answer.json()) as { result: { counted: number } }).result.counted;
}

const scriptsOf = ({ folder, name }: TeamFolder, version: string) => {
  const build = join(folder, 'dist', name, version);
  return readdirSync(build, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.js'))
    .map((path) => {
      const bytes = readFileSync(join(build, path));
      return { path, bytes, hash: createHash('sha256').update(bytes).digest('hex') };
    });
};

/**
 * Modifies scripts of a published version where the server stores them: they set `isModified`.
 * @param kind its container, or all others
 * @param without a version whose scripts stay as they are
 * @returns the modified scripts' addresses
 */
export async function modifyScripts(
  module: TeamFolder,
  version: string,
  kind: 'container' | 'chunks',
  without: string,
): Promise<string[]> {
  const manifest = readFileSync(
    join(module.folder, 'dist', module.name, version, 'mf-manifest.json'),
    'utf8',
  );
  const { metaData } = JSON.parse(manifest) as { metaData: { remoteEntry: { name: string } } };
  const kept = new Set(scriptsOf(module, without).map(({ hash }) => hash));
  const modified = scriptsOf(module, version).filter(
    ({ path, hash }) =>
      path.endsWith(metaData.remoteEntry.name) === (kind === 'container') && !kept.has(hash),
  );
  for (const { hash, bytes } of modified)
    await uploadFile(
      storedFile(module.name, hash),
      Buffer.concat([bytes, Buffer.from('\nglobalThis.isModified = true;\n')]),
      'text/javascript',
    );
  return modified.map(({ path }) => `${product().url}/${module.name}/${version}/${path}`);
}
