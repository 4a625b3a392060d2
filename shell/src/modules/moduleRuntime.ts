import type { ConsumesOptions } from '@module-federation/webpack-bundler-runtime';
import { runScript } from './runScript.ts';

type ChunkId = string | number;
type Factories = Record<ChunkId, unknown>;

/**
 * Getters of a module's exports: by name, or as a flat list of names, each followed by a getter, or by 0 and
 * a value.
 */
type Exports = Record<string, () => unknown> | readonly unknown[];

/** Chunks in a script: their ids, their modules, and a callback. */
type LoadedChunks = readonly [readonly ChunkId[], Factories, ((webpackRequire: ModuleRuntime) => void)?];

/** The array to which chunk scripts push their chunks. */
interface Receiver {
  readonly push: (loaded: LoadedChunks) => void;
}

/** A module's webpack runtime, with webpack's names. */
export interface ModuleRuntime extends Pick<ConsumesOptions['webpackRequire'], 'm' | 'o' | 'p'> {
  federation: {
    /** Whether a chunk has a script; others contain only shared packages or styles. */
    chunkMatcher: (id: ChunkId) => boolean;
  };
  d: (exports: object, getters: Exports) => void;
  n: (module: unknown) => () => unknown;
  r: (exports: object) => void;
  f: Record<string, (id: ChunkId, promises: Promise<unknown>[]) => void>;
  /** A chunk's file, relative to the version's folder. */
  u: (id: ChunkId) => string;
  /** Chunks that have styles; undefined if the module has none or loads them itself. */
  styledChunks?: Readonly<Record<ChunkId, unknown>>;
  /** A chunk's style sheet, relative to the version's folder. */
  miniCssF?: (id: ChunkId) => string;
}

/**
 * How long a chunk may take before it counts as failed, in milliseconds. The page says much earlier that
 * it is slow.
 */
const chunkPatience = 120_000;

/** A failed chunk script or style sheet, with webpack's message and the address. */
class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly request: string;

  constructor(id: ChunkId, request: string) {
    super(`Loading chunk ${id} failed (${request})`);
    this.request = request;
  }
}

const has = (object: object, key: string | number) => Object.hasOwn(object, key);

function define(exports: object, getters: Exports) {
  const add = (name: string, descriptor: PropertyDescriptor) => {
    if (!has(exports, name)) Object.defineProperty(exports, name, { enumerable: true, ...descriptor });
  };
  if (!Array.isArray(getters)) {
    for (const [name, get] of Object.entries(getters as Record<string, () => unknown>)) add(name, { get });
    return;
  }
  for (let at = 0; at < getters.length; at += 2) {
    const [name, get] = getters.slice(at, at + 2);
    add(name, get === 0 ? { value: getters[++at + 1] } : { get });
  }
}

function markAsModule(exports: object) {
  Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
  Object.defineProperty(exports, '__esModule', { value: true });
}

function getDefault(module: unknown) {
  const isModule = (module as { __esModule?: boolean } | null)?.__esModule;
  const get = () => (isModule ? (module as { default: unknown }).default : module);
  return Object.defineProperty(get, 'a', { get });
}

/** Lets a module load chunks as scripts. A failed load isn't cached, so the next one retries. */
function loadChunksOf(webpackRequire: ModuleRuntime, name: string) {
  const installed = new Set<ChunkId>();
  const underWay = new Map<ChunkId, Promise<void>>();
  const bring = ([ids, factories, run]: LoadedChunks) => {
    if (ids.every((id) => installed.has(id))) return;
    Object.assign(webpackRequire.m, factories);
    run?.(webpackRequire);
    for (const id of ids) installed.add(id);
  };
  // Scripts push their chunks to an array of this name. The container's own script may run twice: an
  // abandoned one can arrive after its replacement, whose chunks are then pending.
  const array = `webpackChunk${name}`;
  const before = Reflect.get(globalThis, array) as Receiver | undefined;
  const push = (loaded: LoadedChunks) => {
    bring(loaded);
    before?.push(loaded);
  };
  Reflect.set(globalThis, array, { push } satisfies Receiver);

  async function load(id: ChunkId) {
    const address = new URL(webpackRequire.p + webpackRequire.u(id), window.location.href).href;
    await runScript(address, chunkPatience).catch(() => undefined);
    underWay.delete(id);
    if (!installed.has(id)) throw new ChunkLoadError(id, address);
  }

  webpackRequire.f.j = (id, promises) => {
    if (installed.has(id) || !webpackRequire.federation.chunkMatcher(id)) return;
    const loading = underWay.get(id) ?? load(id);
    underWay.set(id, loading);
    promises.push(loading);
  };
}

/** Loads a style sheet, unless the page already has it, for example in its head. */
function loadStyles(id: ChunkId, address: string): Promise<void> {
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  if ([...sheets].some(({ href }) => href === address)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new ChunkLoadError(id, address));
    };
    link.href = address;
    document.head.append(link);
  });
}

/** Lets a module load its chunks' styles. Failed ones are requested again the next time. */
function loadStylesOf(webpackRequire: ModuleRuntime) {
  const underWay = new Map<ChunkId, Promise<void>>();
  webpackRequire.f.miniCss = (id, promises) => {
    const { styledChunks, miniCssF, p } = webpackRequire;
    if (!styledChunks || !(id in styledChunks) || !miniCssF) return;
    const loading = underWay.get(id) ?? loadStyles(id, new URL(p + miniCssF(id), window.location.href).href);
    underWay.set(id, loading);
    promises.push(loading);
    loading.catch(() => underWay.delete(id));
  };
}

/**
 * Adds the parts of webpack's runtime that a module's build leaves out (build/webpack/OmitSharedRuntime.ts).
 * Modules released earlier have their own. Called while the container's script runs.
 */
export function installSharedRuntime(webpackRequire: ModuleRuntime, name: string) {
  webpackRequire.o ??= has;
  webpackRequire.d ??= define;
  webpackRequire.r ??= markAsModule;
  webpackRequire.n ??= getDefault;
  // The script is in a subfolder of the version.
  webpackRequire.p ??= new URL('../', (document.currentScript as HTMLScriptElement).src).href;
  if (!webpackRequire.f.j) loadChunksOf(webpackRequire, name);
  if (!webpackRequire.f.miniCss) loadStylesOf(webpackRequire);
}
