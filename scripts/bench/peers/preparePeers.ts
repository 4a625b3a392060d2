import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const apps = join(import.meta.dirname, 'apps');

/** The product's peers, each a folder of `apps`. */
export const peers = ['bare', 'admin'] as const;

/** Runs a command in the peers' folder. @throws Error with the command when it fails */
async function run(command: string, ...args: string[]): Promise<void> {
  // Output goes to stderr so the table can be piped into a file.
  const child = spawn(command, args, { cwd: apps, stdio: ['ignore', 2, 2] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} failed; see above.`);
}

/** Installs the packages in the lockfile unless they are there. */
async function install(): Promise<void> {
  const wanted = readFileSync(join(apps, 'package-lock.json'), 'utf8');
  const mark = join(apps, 'node_modules/.installed-lockfile');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  await run('npm', 'ci', '--no-audit', '--no-fund', '--ignore-scripts');
  writeFileSync(mark, wanted);
}

/**
 * Installs the peers and builds them for production.
 *
 * @param folder absolute path of the output folder, with one site per peer
 * @param firebase the bare page's Firebase settings, written into the page
 */
export async function preparePeers(folder: string, firebase: object): Promise<void> {
  await install();
  for (const peer of peers) {
    await run(
      process.execPath,
      'node_modules/vite/bin/vite.js',
      'build',
      peer,
      '--config',
      'vite.config.js',
      '--logLevel',
      'error',
      '--outDir',
      join(folder, peer),
    );
  }
  const page = join(folder, 'bare/index.html');
  const script = `<script type="application/json" id="firebase">${JSON.stringify(firebase)}</script>`;
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace('<!-- firebase -->', () => script),
  );
}
