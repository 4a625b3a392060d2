import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const apps = join(import.meta.dirname, 'apps');

/** What the bench measures the product beside; each is a folder of `apps`. */
export const peers = ['bare', 'admin'] as const;

/** Runs a command in the folder of the peers. @throws Error with the command when it fails */
async function run(command: string, ...args: string[]): Promise<void> {
  // Its output goes to the other stream, so that the table can be piped into a file.
  const child = spawn(command, args, { cwd: apps, stdio: ['ignore', 2, 2] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} failed; see above.`);
}

/** Installs what the lockfile names, unless it is there. */
async function install(): Promise<void> {
  const wanted = readFileSync(join(apps, 'package-lock.json'), 'utf8');
  const mark = join(apps, 'node_modules/.installed-lockfile');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  await run('npm', 'ci', '--no-audit', '--no-fund', '--ignore-scripts');
  writeFileSync(mark, wanted);
}

/**
 * Installs and builds the peers for production.
 *
 * @param folder absolute path of the folder that gets a site for each peer, by its name
 * @param firebase what the bare page needs to reach Firebase; it is written into the page
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
