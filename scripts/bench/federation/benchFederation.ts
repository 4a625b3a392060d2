import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import webpack, { type Configuration } from 'webpack';
import { compile } from '../../../build/compile.ts';
import { shellConfig } from '../../../build/webpack/shellConfig.ts';
import { dist, versionOf, moduleNames, root } from '../../../build/workspaces.ts';
import { chromiumArguments, findChromium } from '../../../e2e/src/findChromium.ts';
import { serveSite } from '../../../e2e/src/releases/serveSite.ts';
import { startProduct } from '../../../e2e/src/startProduct.ts';
import { visit, type PageCosts } from '../measurePages.ts';
import { compare, type ComparedFigure } from './compare.ts';

/** A mid-range phone on a good connection. */
const conditions = { cpuSlowdown: 4, latencyMillis: 40 };

/** Bytes in a kilobyte, as transfers are counted. */
const kilobyte = 1000;

function figuresOf(federated: readonly PageCosts[], single: readonly PageCosts[]): ComparedFigure[] {
  const figure = (
    name: string,
    unit: ComparedFigure['unit'],
    value: (costs: PageCosts) => number,
  ): ComparedFigure => ({ name, unit, federated: federated.map(value), single: single.map(value) });
  return [
    figure('JavaScript on the sign-in page, gzip', 'KB', (costs) => costs.loginScript / kilobyte),
    figure('JavaScript to the first dashboard, gzip', 'KB', (costs) => costs.dashboardScript / kilobyte),
    figure('… requests', 'requests', (costs) => costs.dashboardScripts),
    figure('Time to the sign-in form, empty cache', 'ms', (costs) => costs.form),
    figure('Time to the dashboard with data, empty cache', 'ms', (costs) => costs.dashboard),
    figure('Time to the dashboard with data, again', 'ms', (costs) => costs.dashboardAgain),
  ];
}

/**
 * Replaces `shell/src/modules/federationHost.ts` in the single-bundle build: each module is a chunk of the same build, imported by path, so
 * it shares the rest of the page's code.
 */
function bundledHostSource(): string {
  const loaders = moduleNames.map((name) => {
    const code = JSON.stringify(join(root, name, 'src/module.ts'));
    return `  '${name}': () => import(/* webpackChunkName: "${name}" */ ${code}),`;
  });
  return `const modules = {\n${loaders.join('\n')}\n};
const createFederationHost = () => ({
  loadRemote: ({ release }) => modules[release.manifest.name](),
  abandon: () => {},
});
const renewScript = () => Promise.resolve();
`;
}

/**
 * Builds the product as one ordinary single-page app: same sources and settings, but the shell imports the modules instead of loading them
 * through federation. `dist` must hold the built product, whose release document is reused.
 *
 * @param site absolute path of the output folder, laid out like `dist`
 */
async function buildSingleApp(site: string): Promise<void> {
  const version = versionOf('shell');
  const output = join(site, 'shell', version);
  const host = join(site, '.bundledHost.js');
  mkdirSync(output, { recursive: true });
  writeFileSync(host, bundledHostSource());

  const base = shellConfig('production', output);
  const configuration: Configuration = {
    ...base,
    plugins: [
      ...(base.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(/modules\/federationHost\.ts$/, host),
    ],
  };
  await compile([configuration], () => {});

  const releases = readFileSync(join(dist, 'releases.json'), 'utf8');
  writeFileSync(join(site, 'releases.json'), releases);
  const builtIn = `<script type="application/json" id="built-in-releases">${releases.replaceAll('<', '\\u003c')}</script>`;
  const page = readFileSync(join(output, 'index.html'), 'utf8');
  writeFileSync(
    join(site, 'index.html'),
    page.replace('<!-- built-in releases -->', () => builtIn),
  );
}

/**
 * Compares the built product with the same sources in one bundle.
 *
 * @param root absolute path of the repository
 * @param runs how often each of the two is visited
 * @param progress receives a short progress line per step
 * @returns the Markdown table
 */
export async function benchFederation(
  root: string,
  runs: number,
  progress: (line: string) => void,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'valet-hub-federation-'));
  const product = await startProduct({ data: join(folder, 'data'), options: ['--without-big'] });
  try {
    progress('Building the same sources as one bundle …');
    await buildSingleApp(join(folder, 'single'));
    const sites = {
      federated: await serveSite(() => join(root, 'dist'), product.url),
      single: await serveSite(() => join(folder, 'single'), product.url),
    };
    const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
    const costs: Record<keyof typeof sites, PageCosts[]> = { federated: [], single: [] };
    try {
      // The first round warms up both servers and isn't counted.
      for (let run = 0; run <= runs; run += 1) {
        if (run > 0) progress(`Visit ${run} of ${runs} …`);
        for (const kind of ['federated', 'single'] as const) {
          const measured = await visit(browser, sites[kind].url, conditions);
          if (run > 0) costs[kind].push(measured);
        }
      }
    } finally {
      await browser.close();
      sites.federated.stop();
      sites.single.stop();
    }
    const { length: cores, 0: cpu } = cpus();
    const machine = `Medians of ${runs}, in turn, CPU slowed down ${conditions.cpuSlowdown} times, ${conditions.latencyMillis} ms latency, ${cores} cores (${cpu?.model ?? 'unknown'}).`;
    return compare(figuresOf(costs.federated, costs.single), machine);
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
