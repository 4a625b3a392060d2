import type { ConsumesOptions } from '@module-federation/webpack-bundler-runtime';
import { runScript } from './runScript.ts';

type ChunkId = string | number;
type Factories = Record<ChunkId, unknown>;

/** Getters of a module's exports: by name, or in a row of names, each with its getter, or with 0 and its value. */
type Exports = Record<string, () => unknown> | readonly unknown[];

/** The chunks that a script brings: their ids, their modules, and what runs once they are there. */
type Brought = readonly [readonly ChunkId[], Factories, ((webpackRequire: ModuleRuntime) => void)?];

/** Where the scripts of chunks put what they bring. */
interface Receiver {
  readonly push: (brought: Brought) => void;
}

/** webpack's runtime in a module, by webpack's own names. */
export interface ModuleRuntime extends Pick<ConsumesOptions['webpackRequire'], 'm' | 'o' | 'p'> {
  federation: {
    /** Whether a chunk has a script; others hold nothing but what the shell shares, or styles. */
    chunkMatcher: (id: ChunkId) => boolean;
  };
  d: (exports: object, getters: Exports) => void;
  n: (module: unknown) => () => unknown;
  r: (exports: object) => void;
  f: Record<string, (id: ChunkId, promises: Promise<unknown>[]) => void>;
  /** The file of a chunk, from the version's folder. */
  u: (id: ChunkId) => string;
  /** The chunks that have styles; none where a module has no styles, or brings what loads them. */
  styledChunks?: Readonly<Record<ChunkId, unknown>>;
  /** The styles of a chunk, from the version's folder. */
  miniCssF?: (id: ChunkId) => string;
}

/** Milliseconds in which a chunk has arrived, or counts as lost; whoever shows it says long before that it takes its time. */
const chunkPatience = 120_000;

/** A chunk's script or styles that did not come, in the words and with the address that webpack's own error has. */
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

/** Lets a module load its chunks by scripts. A load that failed is forgotten, so that the next one asks again. */
function loadChunksOf(webpackRequire: ModuleRuntime, name: string) {
  const installed = new Set<ChunkId>();
  const underWay = new Map<ChunkId, Promise<void>>();
  const bring = ([ids, factories, run]: Brought) => {
    if (ids.every((id) => installed.has(id))) return;
    Object.assign(webpackRequire.m, factories);
    run?.(webpackRequire);
    for (const id of ids) installed.add(id);
  };
  // The scripts push what they bring into an array of this name. The container's own script may run twice: one that was given up can
  // come after the one in its place, whose chunks are then on their way.
  const array = `webpackChunk${name}`;
  const before = Reflect.get(globalThis, array) as Receiver | undefined;
  const push = (brought: Brought) => {
    bring(brought);
    before?.push(brought);
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

/** Brings styles; those that the page has already, such as by its head, are not asked for again. */
function bringStyles(id: ChunkId, address: string): Promise<void> {
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

/** Lets a module load the styles of its chunks. Those that did not come are asked for again the next time. */
function loadStylesOf(webpackRequire: ModuleRuntime) {
  const underWay = new Map<ChunkId, Promise<void>>();
  webpackRequire.f.miniCss = (id, promises) => {
    const { styledChunks, miniCssF, p } = webpackRequire;
    if (!styledChunks || !(id in styledChunks) || !miniCssF) return;
    const loading = underWay.get(id) ?? bringStyles(id, new URL(p + miniCssF(id), window.location.href).href);
    underWay.set(id, loading);
    promises.push(loading);
    loading.catch(() => underWay.delete(id));
  };
}

/**
 * Gives a module what its build has left out of webpack's runtime (build/webpack/RuntimeOfShell.ts); one that was released before brings
 * its own. It is called while the script of the module's container runs.
 */
export function completeRuntime(webpackRequire: ModuleRuntime, name: string) {
  webpackRequire.o ??= has;
  webpackRequire.d ??= define;
  webpackRequire.r ??= markAsModule;
  webpackRequire.n ??= getDefault;
  // The script lies in a folder of the version's.
  webpackRequire.p ??= new URL('../', (document.currentScript as HTMLScriptElement).src).href;
  if (!webpackRequire.f.j) loadChunksOf(webpackRequire, name);
  if (!webpackRequire.f.miniCss) loadStylesOf(webpackRequire);
}
