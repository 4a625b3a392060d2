import { execFileSync } from 'node:child_process';

/** What it takes to load a bundle before its first call. */
export interface ColdLoad {
  readonly milliseconds: number;
  /** The resident set of the process after it. */
  readonly mebibytes: number;
}

const script = `
  const began = performance.now();
  require(process.argv[1]);
  console.log(JSON.stringify({ milliseconds: performance.now() - began, mebibytes: process.memoryUsage.rss() / 2 ** 20 }));`;

/** Loads a bundle in a process of its own. @param folder absolute path */
export function loadCold(folder: string): ColdLoad {
  const output = execFileSync(process.execPath, ['-e', script, folder], { encoding: 'utf8' });
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as ColdLoad;
}
