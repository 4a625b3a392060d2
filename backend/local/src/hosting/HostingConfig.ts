import { readFileSync } from 'node:fs';
import { resolve, dirname } from 'node:path';
import { ProjectError } from '../ProjectError.ts';

export interface HostingConfig {
  /** Absolute path of the folder to serve. */
  readonly publicDirectory: string;
  /** Globs of files that a deployment omits. */
  readonly ignore: readonly string[];
  /** The section in superstatic's format. */
  readonly section: object;
  /** Settings that work here but that a deployment would reject. */
  readonly warnings: readonly string[];
}

/**
 * Reads the hosting section of a firebase.json.
 *
 * @throws ProjectError naming the file if it can't be read, isn't JSON or has no hosting section
 */
export function readHostingConfig(file: string): HostingConfig {
  const section = parse(file).hosting;
  if (Array.isArray(section)) throw new ProjectError(`${file}: Hosting of several sites is not supported.`);
  if (typeof section !== 'object' || section === null) {
    throw new ProjectError(`${file} has no hosting section.`);
  }
  const { public: publicDirectory, ignore } = section as Record<string, unknown>;
  if (typeof publicDirectory !== 'string')
    throw new ProjectError(`${file}: hosting.public must name a folder.`);
  const lookaround = /\(\?<?[=!]/.exec(JSON.stringify(section))?.[0];
  return {
    publicDirectory: resolve(dirname(file), publicDirectory),
    ignore: Array.isArray(ignore) ? ignore.filter((glob) => typeof glob === 'string') : [],
    section,
    warnings: lookaround
      ? [
          `${file}: regular expressions of Firebase Hosting (RE2) have no "${lookaround}"; write the rule as a glob.`,
        ]
      : [],
  };
}

/** Whether a firebase.json has a hosting section. @throws ProjectError naming the file if it can't be read or isn't JSON */
export function hasHosting(file: string): boolean {
  return parse(file).hosting !== undefined;
}

function parse(file: string): { hosting?: unknown } {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new ProjectError(`${file} can't be read: ${String(error)}`, { cause: error });
  }
  try {
    return (JSON.parse(text) ?? {}) as { hosting?: unknown };
  } catch (error) {
    throw new ProjectError(`${file} is not JSON: ${String(error)}`, { cause: error });
  }
}
