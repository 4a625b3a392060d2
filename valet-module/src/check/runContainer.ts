import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import {
  bundlerRuntimeGlobal,
  checkModule,
  isModuleCode,
  publicManifest,
  type Catalog,
  type ModuleCode,
  type ModuleManifest,
} from 'shared-lib/contract';
import { defineModule, withTexts } from '../../../shared-lib/src/contract/defineModule.ts';
import { hostRuntime } from './hostRuntime.ts';
import { textProblems } from './textProblems.ts';

/**
 * Runs a built version as the shell would, in a separate process: its code may hang or exit. Takes one
 * argument, a `ContainerRun` in JSON, and prints a `RunResult`.
 */
export interface ContainerRun {
  /** The version's folder. */
  readonly folder: string;
  readonly script: string;
  readonly global: string;
  readonly manifest: ModuleManifest;
  readonly shared: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, readonly string[]>>;
}

export interface RunResult {
  /** One sentence each. */
  readonly problems: readonly string[];
  /** The globals that its scripts created. */
  readonly globals: readonly string[];
}

/** A stand-in for anything the shell provides: it can be called, constructed, extended and read. */
function anything(): unknown {
  const target = function Stub() {};
  return new Proxy(target, {
    get: (of, key) => {
      if (key === 'prototype' || key === Symbol.hasInstance) return Reflect.get(of, key);
      if (key === Symbol.toPrimitive) return () => '';
      if (key === Symbol.iterator) return function* () {};
      return key === 'then' ? undefined : anything();
    },
    apply: () => anything(),
    construct: () => anything() as object,
  });
}

/** The instance of a shared entry; reading a name that it doesn't export is a problem. */
function instanceOf(key: string, names: readonly string[] | undefined, problems: Set<string>): unknown {
  if (key === 'shared-lib/contract') return { defineModule, withTexts };
  const known = names && new Set(names);
  // An icon's factory is called itself.
  return new Proxy(() => {}, {
    apply: () => anything(),
    get(_, name) {
      if (typeof name === 'symbol' || name === '__esModule' || name === 'default' || name === 'then')
        return name === '__esModule' ? true : name === 'default' ? anything() : undefined;
      if (known && !known.has(name))
        problems.add(`It uses ${name} from ${key}, which the shell doesn't have.`);
      return anything();
    },
    has: () => true,
  });
}

interface Container {
  init?: (scope: object) => unknown;
  get?: (exposed: string) => Promise<() => unknown>;
}

const words = (error: unknown) =>
  error instanceof Error || (error as Error | null)?.message ? (error as Error).message : String(error);

/** The parts of a page's `document` that webpack's runtime needs: scripts run immediately, style sheets load. */
function documentOf(folder: string, run: (path: string) => void) {
  const base = 'https://site.invalid/version/';
  const load = (element: Record<string, unknown>) => {
    const address = String(element.src ?? element.href ?? '');
    const path = address.replace(base, '').replace(/\?.*/, '');
    setTimeout(() => {
      try {
        if (element.src !== undefined) run(path);
        else readFileSync(join(folder, path));
        (element.onload as ((event: object) => void) | null)?.({ type: 'load', target: element });
      } catch (error) {
        (element.onerror as ((event: object) => void) | null)?.({ type: 'error', target: element, error });
      }
    });
    return element;
  };
  const make = (tagName: string): Record<string, unknown> => ({
    tagName: tagName.toUpperCase(),
    parentNode: { removeChild() {} },
    setAttribute() {},
    getAttribute: () => null,
    addEventListener() {},
    remove() {},
  });
  return {
    base,
    currentScript: null as { src: string; tagName: string } | null,
    baseURI: base,
    head: { append: load, appendChild: load, insertBefore: load },
    createElement: make,
    querySelectorAll: () => [],
    querySelector: () => null,
    getElementsByTagName: () => [],
    addEventListener() {},
  };
}

/** Runs a version. Never rejects. */
async function runContainer({
  folder,
  script,
  global,
  manifest,
  shared,
  exports,
}: ContainerRun): Promise<RunResult> {
  const problems = new Set<string>();
  const document = documentOf(folder, run);
  const sandbox: Record<string, unknown> = {
    document,
    location: new URL('https://site.invalid/'),
    console: { log() {}, info() {}, warn() {}, error() {}, debug() {} },
    setTimeout,
    clearTimeout,
    setInterval,
    clearInterval,
    queueMicrotask,
    URL,
    URLSearchParams,
    TextEncoder,
    TextDecoder,
    navigator: { userAgent: '', language: 'en', onLine: true },
    addEventListener() {},
    matchMedia: () => ({ matches: false, addEventListener() {} }),
    requestAnimationFrame: () => 0,
    localStorage: anything(),
    sessionStorage: anything(),
  };
  sandbox.window = sandbox.self = sandbox.globalThis = sandbox;
  const own = new Set(Object.keys(sandbox));
  const context = createContext(sandbox);

  function run(path: string) {
    document.currentScript = { src: document.base + path, tagName: 'SCRIPT' };
    runInContext(readFileSync(join(folder, path), 'utf8'), context, { filename: path });
  }

  const scope = Object.fromEntries(
    Object.entries(shared).map(([key, version]) => {
      const instance = instanceOf(key, exports[key], problems);
      return [
        key,
        { [version]: { from: 'shell', loaded: true, useIn: [], get: async () => () => instance } },
      ];
    }),
  );
  sandbox[bundlerRuntimeGlobal] = hostRuntime(scope, problems);

  const finish = (): RunResult => ({
    problems: [...problems],
    globals: Object.keys(sandbox).filter((name) => !own.has(name) && !name.startsWith('__VALET_HUB')),
  });
  try {
    run(script);
  } catch (error) {
    problems.add(`${script} throws when run: ${words(error)}.`);
    return finish();
  }
  const container = sandbox[global] as Container | undefined;
  if (typeof container?.init !== 'function' || typeof container.get !== 'function') {
    problems.add(`${script} doesn't create a container named ${global}.`);
    return finish();
  }
  const halves = [
    ['./module', manifest],
    ['./light', publicManifest(manifest)],
  ] as const;
  for (const [exposed, half] of halves) {
    if (half === null) continue;
    const code = await codeOf(container, exposed, scope, problems);
    if (code) await codeProblems(code, half, problems);
  }
  return finish();
}

async function codeOf(
  container: Container,
  exposed: string,
  scope: object,
  problems: Set<string>,
): Promise<ModuleCode | null> {
  let exports: unknown;
  try {
    await container.init!(scope);
    exports = (await container.get!(exposed))();
  } catch (error) {
    problems.add(`${exposed} throws when loaded: ${words(error)}.`);
    return null;
  }
  const code = (exports as { default?: unknown } | null)?.default;
  if (isModuleCode(code)) return code;
  problems.add(`${exposed} has no default export created by defineModule.`);
  return null;
}

async function codeProblems(code: ModuleCode, manifest: ModuleManifest, problems: Set<string>) {
  for (const problem of [...checkModule(manifest, code), ...textProblems(code.catalogues)])
    problems.add(`${problem}.`);
  for (const [name, load] of [...Object.entries(code.pages), ...Object.entries(code.slots)]) {
    try {
      const part = (await load()) as { default?: unknown; catalogues?: Record<string, Catalog> };
      if (part.default === undefined) problems.add(`${name} has no default export.`);
      if (part.catalogues?.en)
        for (const problem of textProblems(part.catalogues as { en: Catalog }))
          problems.add(`${name}: ${problem}.`);
    } catch (error) {
      problems.add(`${name} throws when loaded: ${words(error)}.`);
    }
  }
}

const given = process.argv[2];
if (given !== undefined) {
  // Keeps waiting until the caller ends this process.
  setInterval(() => {}, 60_000);
  const result = await runContainer(JSON.parse(given) as ContainerRun);
  process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit(0));
}
