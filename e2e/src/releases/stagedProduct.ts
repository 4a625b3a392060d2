import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { deleteApp, getApps } from 'firebase-admin/app';
import { dist, root, versionOf } from '../../../build/workspaces.ts';
import { copyDemoData } from '../../../backend/seed/demoData.ts';
import { parseRelease } from '../../../scripts/release/options.ts';
import { release } from '../../../scripts/release/release.ts';
import { startProduct, type RunningProduct } from '../startProduct.ts';
import { announce } from '../startTestedProduct.ts';
import { applyPatch, buildModule, bundleCodebase, copySources, replaceCodebase } from './stagedSources.ts';

const area = 'mf-tracking';
const codebase = 'tracking';

/** A separate product that serves a released site, and a branch with an unreleased change of mf-tracking. */
export interface StagedProduct {
  readonly url: () => string;
  /** The folder of the released site. */
  readonly site: string;
  /** Runs `npm run release` on the site. @throws Error if it refuses */
  readonly release: (...args: string[]) => Promise<void>;
  /** Builds only the branch's mf-tracking, and publishes it. */
  readonly publish: () => Promise<void>;
  /** Deploys the branch's part of the rules. */
  readonly deployRules: () => void;
  /** Deploys only the branch's functions of the area, which restarts the product. */
  readonly deployFunctions: () => Promise<void>;
}

async function start(folder: string, patch: string) {
  const [released, branch, site, data] = ['released', 'branch', 'site', 'data'].map((name) =>
    join(folder, name),
  ) as [string, string, string, string];
  const run = async (...args: string[]) => {
    const parsed = parseRelease([...args, '--site', site, '--by', 'staged field']);
    if (parsed.kind !== 'release') throw new Error(JSON.stringify(parsed));
    const outcome = await release(root, parsed.options, versionOf);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  };
  copySources(released);
  copySources(branch);
  applyPatch(branch, patch);
  await run('init', '--from', dist);
  await copyDemoData(root, data);

  const startHere = () => startProduct({ sources: released, data, options: ['--site', site] });
  let product: RunningProduct = await startHere();
  announce(product);
  const staged: StagedProduct = {
    url: () => product.url,
    site,
    release: run,
    async publish() {
      buildModule(branch, area);
      await run('publish', area, '--version', '1.1.0', '--from', join(branch, 'dist'));
    },
    deployRules: () =>
      copyFileSync(
        join(branch, area, 'rules/firestore.rules'),
        join(released, area, 'rules/firestore.rules'),
      ),
    async deployFunctions() {
      const deployed = join(released, 'backend/deployed');
      replaceCodebase(released, deployed, bundleCodebase(branch, deployed, codebase));
      // The administrator's connection is to the product being stopped.
      await Promise.all(getApps().map(deleteApp));
      await product.stop();
      product = await startHere();
      announce(product);
    },
  };
  return { staged, stop: () => product.stop() };
}

/** A test with a separate product, and a separate worker, because the test helpers find the product through the environment. */
export const testStaging = (patch: string) =>
  base.extend<object, { staged: StagedProduct }>({
    staged: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that one needs from this pattern.
      async ({}, use) => {
        const folder = mkdtempSync(join(tmpdir(), 'valet-hub-staged-'));
        try {
          const { staged, stop } = await start(folder, patch);
          await use(staged);
          await stop();
        } finally {
          rmSync(folder, { recursive: true, force: true });
        }
      },
      { scope: 'worker', timeout: 600_000 },
    ],
  });
