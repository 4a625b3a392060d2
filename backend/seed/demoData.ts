import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startLocalProduct, type LocalProduct } from './localProduct.ts';
import { preparedFolder } from './preparedFolder.ts';

/** The source folders that determine the demo data and their stored format, relative to the repository's root. */
const origins = ['backend', 'shared-lib/src/domain', 'scripts/start', 'firebase.json', 'package-lock.json'];

/** The areas' domains and functions, which also determine the demo data. */
const areaFoldersIn = (root: string): string[] =>
  readdirSync(root)
    .filter((name) => name.startsWith('mf-'))
    .flatMap((name) => [`${name}/domain`, `${name}/functions`])
    .filter((folder) => existsSync(join(root, folder)));

const isOrigin = (path: string): boolean =>
  /\.(ts|mjs|json|rules)$/.test(path) && !/\.test\.ts$|(^|\/)(node_modules|dist[^/]*)\//.test(path);

/** A file: its path relative to the repository's root, and its content. */
export type Source = readonly [path: string, content: string];

const sourcesIn = (root: string): Source[] =>
  [...origins, ...areaFoldersIn(root)]
    .flatMap((origin) =>
      origin.includes('.')
        ? [origin]
        : readdirSync(join(root, origin), { recursive: true, encoding: 'utf8' }).map(
            (path) => `${origin}/${path}`,
          ),
    )
    .filter(isOrigin)
    .map((path) => [path, readFileSync(join(root, path), 'utf8')]);

/**
 * The folder name for demo data; equal names mean equal data. The data is relative to the time of seeding, and a night begins on a full
 * hour, so each hour has different data.
 * @param sources in any order
 * @param now epoch milliseconds
 */
export const demoDataName = (sources: readonly Source[], now: number): string => {
  const hash = createHash('sha256').update(JSON.stringify([...sources].sort()));
  return `${new Date(now).toISOString().slice(0, 13)}-${hash.digest('hex').slice(0, 16)}`;
};

const hostOf = (origin: string): string => new URL(origin).host;

/**
 * Adds the large operator's data to a running product without users.
 * @throws Error if that fails
 */
const seedBig = async (root: string, { projectId, addresses }: LocalProduct): Promise<void> => {
  const seed = spawn(
    process.execPath,
    [join(root, 'backend/seed/seed.ts'), '--project', projectId, '--only', 'big', '--without-users'],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        FIREBASE_EMULATOR_HUB: hostOf(addresses.hub),
        FIRESTORE_EMULATOR_HOST: addresses.firestoreGrpc,
        FIREBASE_AUTH_EMULATOR_HOST: hostOf(addresses.auth),
        FIREBASE_STORAGE_EMULATOR_HOST: hostOf(addresses.storage),
        STRIPE_API_ADDRESS: addresses.payments,
      },
    },
  );
  const [code] = await once(seed, 'exit');
  if (code !== 0) throw new Error('Seeding the big data failed; see above.');
};

/**
 * Prepares the demo data for starting the product: it is seeded once, and copied from then on.
 * @param root absolute path of the repository
 * @param data the new data folder; it must be empty or missing
 * @param withBig whether to include the large operator's data, which takes half a minute the first time
 * @throws Error if seeding fails
 */
export const copyDemoData = async (root: string, data: string, withBig = false): Promise<void> => {
  const cache = join(root, 'node_modules/.cache/demo-data');
  const name = `${demoDataName(sourcesIn(root), Date.now())}${withBig ? '-big' : ''}`;
  const prepared = await preparedFolder(cache, name, async (folder) => {
    if (withBig) await copyDemoData(root, folder);
    const product = await startLocalProduct(root, folder);
    try {
      if (withBig) await seedBig(root, product);
    } finally {
      await product.stop();
    }
    // The seed writes everything that functions would derive, so its events don't need to be processed before the user's.
    await writeFile(join(folder, 'firestore/commits.ndjson'), '{"done":"all"}\n');
  });
  await cp(prepared, data, { recursive: true, mode: constants.COPYFILE_FICLONE });
};
