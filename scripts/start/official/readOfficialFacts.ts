import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { javaVersionIn, type OfficialFacts } from './decideOfficial.ts';

/** Those of the official emulators that are downloads. */
const downloaded = ['firestore', 'storage'] as const;
const serverPatience = 5_000;

interface Download {
  readonly remoteUrl: string;
  readonly downloadPathRelativeToCacheDir: string;
}

/**
 * Looks at what the official emulators depend on.
 *
 * @param tools absolute path of firebase-tools
 */
export async function readOfficialFacts(tools: string): Promise<OfficialFacts> {
  const emulators = join(tools, 'lib/emulator');
  const list = JSON.parse(readFileSync(join(emulators, 'downloadableEmulatorInfo.json'), 'utf8')) as Record<
    string,
    Download
  >;
  const { MIN_SUPPORTED_JAVA_MAJOR_VERSION: neededJava } = createRequire(import.meta.url)(
    join(emulators, 'commandUtils.js'),
  ) as { MIN_SUPPORTED_JAVA_MAJOR_VERSION: number };
  const downloadFolder =
    process.env.FIREBASE_EMULATORS_PATH || join(homedir(), '.cache', 'firebase', 'emulators');
  const missing = downloaded
    .map((name) => list[name] as Download)
    .filter((download) => !existsSync(join(downloadFolder, download.downloadPathRelativeToCacheDir)));
  const java = javaVersion();
  const canRun = java !== null && java >= neededJava;
  return {
    java,
    neededJava,
    missingDownloads: missing.map((download) => download.downloadPathRelativeToCacheDir),
    downloadFolder,
    serverAnswers: canRun && missing[0] !== undefined && (await answers(missing[0].remoteUrl)),
  };
}

function javaVersion(): number | null {
  const { status, stdout, stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  return status === 0 ? javaVersionIn(`${stdout}\n${stderr}`) : null;
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(serverPatience) })).ok;
  } catch {
    return false;
  }
}
