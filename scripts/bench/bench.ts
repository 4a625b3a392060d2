import { cpus, tmpdir } from 'node:os';
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startProduct, type RunningProduct } from '../../e2e/src/startProduct.ts';
import { measurePages, type PageCosts } from './measurePages.ts';
import { report, type Figure } from './report.ts';

/** Runs the build. @returns milliseconds. */
function build(root: string): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['build/build.ts'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve(performance.now() - began);
      else reject(new Error('The build failed; see above.'));
    });
  });
}

/**
 * Times a build from scratch and one with no changes.
 *
 * @param root absolute path of the repository
 * @returns milliseconds
 */
async function measureBuild(root: string): Promise<{ cold: number; warm: number }> {
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  return { cold: await build(root), warm: await build(root) };
}

/** Bytes in a kilobyte, as transfers are counted. */
const kilobyte = 1000;
const megabyte = 1_000_000;

/** The cost of starting and running. */
interface StartCosts {
  /** Milliseconds from scratch: no build, no data. */
  readonly cold: number;
  /** Milliseconds with the output of the first start. */
  readonly warm: number;
  /** Memory of the running local Firebase in bytes; null if the system doesn't report it. */
  readonly memory: number | null;
}

/** A process's resident memory in bytes. */
function memoryOf(pid: number): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) * 1024;
  } catch {
    return null;
  }
}

/**
 * Starts the product from scratch, stops it, starts it again, and calls `use`.
 *
 * @param root absolute path of the repository
 * @param use exercises the second start before its memory is read
 */
async function measureStart(
  root: string,
  use: (product: RunningProduct) => Promise<void>,
): Promise<StartCosts> {
  const data = await mkdtemp(join(tmpdir(), 'valet-hub-bench-'));
  try {
    rmSync(join(root, 'dist'), { recursive: true, force: true });
    const first = await startProduct({ data });
    await first.stop();
    const second = await startProduct({ data });
    try {
      await use(second);
      return { cold: first.startedIn, warm: second.startedIn, memory: memoryOf(second.pid) };
    } finally {
      await second.stop();
    }
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}

function figuresOf(
  pages: readonly PageCosts[],
  starts: readonly StartCosts[],
  builds: readonly { cold: number; warm: number }[],
): Figure[] {
  const page = (name: string, unit: Figure['unit'], value: (costs: PageCosts) => number): Figure => ({
    name,
    unit,
    values: pages.map(value),
  });
  const seconds = (name: string, milliseconds: readonly number[]): Figure => ({
    name,
    unit: 's',
    values: milliseconds.map((value) => value / 1000),
  });
  const memory = starts.flatMap((start) => start.memory ?? []);
  return [
    page('JavaScript on the sign-in page, gzip', 'KB', (costs) => costs.loginScript / kilobyte),
    page('… requests', 'requests', (costs) => costs.loginScripts),
    page('JavaScript to the first dashboard, gzip', 'KB', (costs) => costs.dashboardScript / kilobyte),
    page('… requests', 'requests', (costs) => costs.dashboardScripts),
    page('Time to the sign-in form, empty cache', 'ms', (costs) => costs.form),
    page('Time to the dashboard with data, empty cache', 'ms', (costs) => costs.dashboard),
    page('Time to the dashboard with data, again', 'ms', (costs) => costs.dashboardAgain),
    seconds(
      '`npm start`, cold (no build, no data)',
      starts.map(({ cold }) => cold),
    ),
    seconds(
      '`npm start`, warm',
      starts.map(({ warm }) => warm),
    ),
    seconds(
      '`npm run build`, cold',
      builds.map(({ cold }) => cold),
    ),
    seconds(
      '`npm run build`, warm (nothing changed)',
      builds.map(({ warm }) => warm),
    ),
    ...(memory.length > 0
      ? [
          {
            name: 'Memory of the running local Firebase',
            unit: 'MB' as const,
            values: memory.map((value) => value / megabyte),
          },
        ]
      : []),
  ];
}

/**
 * Takes all measurements.
 *
 * @param root absolute path of the repository
 * @param runs how often each figure is measured
 * @param progress receives a short progress line per step
 * @returns the Markdown table
 */
export async function bench(root: string, runs: number, progress: (line: string) => void): Promise<string> {
  const builds: { cold: number; warm: number }[] = [];
  const starts: StartCosts[] = [];
  let pages: PageCosts[] = [];
  for (let run = 1; run <= runs; run += 1) {
    progress(`Build ${run} of ${runs} …`);
    builds.push(await measureBuild(root));
  }
  for (let run = 1; run <= runs; run += 1) {
    progress(`Start ${run} of ${runs} …`);
    starts.push(
      await measureStart(root, async ({ url }) => {
        const visits = run === runs ? runs : 1;
        const measured = await measurePages(url, visits, (visit) =>
          progress(`Visit ${visit} of ${visits} …`),
        );
        if (run === runs) pages = measured;
      }),
    );
  }
  const { length: cores, 0: cpu } = cpus();
  const machine = `Medians of ${runs}, headless Chromium, Node ${process.versions.node}, ${cores} cores (${cpu?.model ?? 'unknown'}).`;
  return report(figuresOf(pages, starts, builds), machine);
}
