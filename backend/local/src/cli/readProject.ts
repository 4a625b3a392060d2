import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import {
  defaultPorts,
  type LocalFirebaseOptions,
  type LocalProduct,
  type LocalService,
} from '../LocalFirebase.ts';
import { ProjectError } from '../ProjectError.ts';
import { readManifest } from '../transfer/ExportManifest.ts';
import type { CliOptions } from './parseArguments.ts';

/** The options for a start, from a project's folder and the command line. */
export type ProjectSettings = Pick<
  LocalFirebaseOptions,
  'projectId' | 'configFile' | 'functionsSource' | 'ports' | 'fixedPorts'
>;

/**
 * Reads a project's firebase.json and .firebaserc.
 *
 * @param folder absolute path of the project's folder
 * @throws ProjectError, ExportError
 */
export function readProject(folder: string, options: CliOptions): ProjectSettings {
  const configFile = resolve(folder, options.config ?? 'firebase.json');
  const exists = existsSync(configFile);
  if (!exists && options.config !== null) throw new ProjectError(`${configFile} does not exist.`);
  const config = exists ? readJson(configFile) : {};
  const wanted = configuredPorts(configFile, config);
  const { port, only } = options;
  const target: LocalProduct = only?.length === 1 ? (only[0] as LocalProduct) : 'hosting';
  return {
    projectId: options.project ?? defaultProject(folder, options.importFrom),
    configFile: exists ? configFile : null,
    functionsSource:
      options.functions === null
        ? functionsSource(configFile, config)
        : requireFile(resolve(folder, options.functions)),
    ports: { ...wanted, ...(port !== null && { [target]: port }) },
    ...(port !== null && { fixedPorts: [target] }),
  };
}

function readJson(file: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch (error) {
    throw new ProjectError(`${file} can't be read: ${(error as Error).message}`, { cause: error });
  }
  throw new ProjectError(`${file} must be a JSON object.`);
}

function requireFile(file: string): string {
  if (!existsSync(file)) throw new ProjectError(`${file} does not exist.`);
  return file;
}

/** @throws ProjectError for an invalid port */
function configuredPorts(
  file: string,
  { emulators }: Record<string, unknown>,
): Partial<Record<LocalService, number>> {
  const ports: Partial<Record<LocalService, number>> = {};
  for (const service of Object.keys(defaultPorts) as LocalService[]) {
    const port = (emulators as Record<string, { port?: unknown } | undefined> | undefined)?.[service]?.port;
    if (port === undefined) continue;
    if (!Number.isInteger(port) || (port as number) < 0 || (port as number) > 65535)
      throw new ProjectError(`${file}: emulators.${service}.port must be a number from 0 to 65535.`);
    ports[service] = port as number;
  }
  return ports;
}

function defaultProject(folder: string, importFrom: string | null): string {
  const file = join(folder, '.firebaserc');
  const projects = existsSync(file) ? readJson(file).projects : undefined;
  const project = (projects as { default?: unknown } | undefined)?.default;
  if (typeof project === 'string') return project;
  return importFrom === null ? 'demo-local' : readManifest(resolve(folder, importFrom)).projectId;
}

/** The module of `functions.source`, found the way Node finds a folder's main module; null without functions. */
function functionsSource(file: string, { functions }: Record<string, unknown>): string | null {
  if (functions === undefined) return null;
  const codebases = (Array.isArray(functions) ? functions : [functions]) as { source?: unknown }[];
  if (codebases.length > 1) throw new ProjectError(`${file}: only one codebase of functions is supported.`);
  const source = codebases[0]?.source ?? 'functions';
  if (typeof source !== 'string') throw new ProjectError(`${file}: functions.source must be a path.`);
  const folder = resolve(dirname(file), source);
  const description = join(folder, 'package.json');
  const main = existsSync(description) ? readJson(description).main : undefined;
  return requireFile(join(folder, typeof main === 'string' ? main : 'index.js'));
}
