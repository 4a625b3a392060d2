import { execFileSync } from 'node:child_process';

/** The cost of loading a bundle before its first call. */
export interface ColdLoad {
  readonly milliseconds: number;
  /** The process's resident set after loading. */
  readonly mebibytes: number;
}

const script = `
  const began = performance.now();
  require(process.argv[1]);
  console.log(JSON.stringify({ milliseconds: performance.now() - began, mebibytes: process.memoryUsage.rss() / 2 ** 20 }));`;

/** Loads a bundle in a separate process. @param folder absolute path */
export function loadCold(folder: string): ColdLoad {
  const output = execFileSync(process.execPath, ['-e', script, folder], { encoding: 'utf8' });
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as ColdLoad;
}
