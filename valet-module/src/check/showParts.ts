import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { bundlerRuntimeGlobal, type ModuleCode } from 'shared-lib/contract';
import { setBrowserGlobals } from '../testing/browserGlobals.ts';
import { hostRuntime, type Scope } from './hostRuntime.ts';
import { PartsReport } from './PartsReport.ts';
import type { ContainerRun } from './runContainer.ts';

/**
 * Shows every page and slot component of a built version as the shell would, with the demo’s documents, and keeps them
 * open. Runs in a separate process, because a part may hang. Takes one argument, a `PartsRun` in JSON, and prints a
 * `RunResult`.
 */
export interface PartsRun extends Pick<ContainerRun, 'folder' | 'script' | 'global' | 'manifest' | 'shared'> {
  /** How long each part stays open. */
  readonly seconds: number;
}

const base = 'https://hub.example.com/version/';

/** Runs a version’s script in this page. */
function run(folder: string, path: string) {
  const script = { src: base + path, tagName: 'SCRIPT', getAttribute: () => null };
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  runInThisContext(readFileSync(join(folder, path), 'utf8'), { filename: path });
}

/** Makes the page load scripts from a folder, and pretends that style sheets load. */
function loadFrom(folder: string) {
  const { head } = document;
  const append = head.appendChild.bind(head);
  head.appendChild = <T extends Node>(node: T): T => {
    const address =
      node instanceof HTMLScriptElement ? node.src : node instanceof HTMLLinkElement ? node.href : '';
    if (!address.startsWith(base)) return append(node);
    setTimeout(() => {
      let type = 'load';
      try {
        if (node instanceof HTMLScriptElement) run(folder, address.slice(base.length).replace(/\?.*/, ''));
      } catch (error) {
        console.error(error);
        type = 'error';
      }
      node.dispatchEvent(new Event(type));
    });
    return node;
  };
}

/** Catches errors thrown in the module’s timers. */
function watchTimers(current: AsyncLocalStorage<string>, report: PartsReport) {
  for (const name of ['setTimeout', 'setInterval', 'queueMicrotask', 'requestAnimationFrame'] as const) {
    const original = globalThis[name] as (callback: unknown, ...rest: unknown[]) => unknown;
    const watched = (callback: unknown, ...rest: unknown[]) => {
      const part = current.getStore();
      if (typeof callback !== 'function' || part === undefined) return original(callback, ...rest);
      const guarded = (...given: unknown[]) => {
        report.enter(part);
        try {
          return (callback as (...values: unknown[]) => unknown)(...given);
        } catch (error) {
          return report.threw(part, error);
        }
      };
      return original(guarded, ...rest);
    };
    for (const place of [globalThis, window])
      Object.defineProperty(place, name, { value: watched, configurable: true, writable: true });
  }
}

interface Container {
  init: (scope: object) => unknown;
  get: (exposed: string) => Promise<() => { default: ModuleCode }>;
}

async function showParts({ folder, script, global, manifest, shared, seconds }: PartsRun) {
  setBrowserGlobals();
  // The page’s messages aren’t this process’s output.
  for (const name of ['log', 'info', 'debug', 'warn', 'error'] as const) console[name] = () => {};
  const page = await import('../testing/index.tsx');
  // Takes seconds, during which nothing responds.
  page.demoDocuments({}, Date.now());
  const report = new PartsReport([
    ...manifest.routes.map((route) => route.page),
    ...manifest.slots.map(({ component }) => component),
  ]);
  const current = new AsyncLocalStorage<string>();
  const part = () => current.getStore() ?? null;
  process.on('unhandledRejection', (reason) => report.threw(part(), reason));
  process.on('uncaughtException', (error) => report.threw(part(), error));
  window.addEventListener('error', ({ error, message }) => report.threw(part(), error ?? message));
  loadFrom(folder);
  watchTimers(current, report);
  const scope: Scope = Object.fromEntries(
    Object.entries(shared).map(([key, version]) => {
      const get = async () => {
        const instance = await page.shared[key]?.();
        return () => instance;
      };
      return [key, { [version]: { from: 'shell', loaded: true, useIn: [], get } }];
    }),
  );
  Reflect.set(globalThis, bundlerRuntimeGlobal, hostRuntime(scope, new Set()));
  run(folder, script);
  const container = Reflect.get(globalThis, global) as Container;
  await container.init(scope);
  const { default: code } = (await container.get('./module'))();
  await page.watchParts({ manifest, code }, seconds, {
    enter: (name, action) => {
      report.enter(name);
      return current.run(name, action);
    },
    onShown: (name) => report.opened(name),
    onError: (name, error) => report.threw(name, error),
    onEmpty: (name) => report.add(`${name} still shows nothing after ${seconds + 10} s.`),
  });
  return report.problems;
}

const problems = await showParts(JSON.parse(process.argv[2]!) as PartsRun);
process.stdout.write(`${JSON.stringify({ problems: [...problems], globals: [] })}\n`, () => process.exit(0));
