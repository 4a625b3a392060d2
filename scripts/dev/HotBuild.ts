import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import webpack, { type Configuration, type Stats } from 'webpack';
import webpackDevMiddleware from 'webpack-dev-middleware';
import { moduleConfig } from '../../build/webpack/moduleConfig.ts';
import { shellConfig } from '../../build/webpack/shellConfig.ts';
import { root, versionOf, type BuildName } from '../../build/workspaces.ts';
import { errorLines } from './errorLines.ts';

/** The page's shell: a hot-reloaded one, or a released one. */
export type HotMode = 'development' | 'preview';

export interface HotBuildOptions {
  readonly name: BuildName;
  readonly mode: HotMode;
  readonly log: (line: string) => void;
  /** Receives the absolute paths of the files behind a rebuild. */
  readonly onChange: (files: ReadonlySet<string>) => void;
}

/** A workspace's development build: in a temporary folder, rebuilt when a file changes, with updates sent to its pages over a WebSocket. */
export class HotBuild {
  readonly name: BuildName;
  /** Path prefix of its files. */
  readonly prefix: string;
  /** Resolves after the first build, even a failed one, or once no more builds can follow. */
  readonly built: Promise<void>;
  readonly #middleware: ReturnType<typeof webpackDevMiddleware>;
  #closed: Promise<void> | null = null;
  #hasBuilt = false;
  #giveUp = (): void => {};

  constructor({ name, mode, log, onChange }: HotBuildOptions) {
    this.name = name;
    // Differs from the released version of the same number because a page can load either.
    this.prefix = `/${name}/${versionOf(name)}${mode === 'preview' ? '-local' : ''}/`;
    const compiler = webpack({
      ...configurationOf(name, mode, temporaryFolder()),
      stats: 'none',
      // The middleware logs an error for each request the page aborts.
      infrastructureLogging: { level: 'none' },
      watchOptions: { ignored: /node_modules/ },
    });
    reportBuilds(compiler, log);
    compiler.hooks.watchRun.tap('dev', ({ modifiedFiles }) => onChange(modifiedFiles ?? new Set()));
    // No bundle contains the contract's static half, so webpack must watch it explicitly.
    compiler.hooks.afterCompile.tap('dev', ({ fileDependencies }) => {
      if (name !== 'shell') fileDependencies.add(join(root, name, 'module.json'));
    });
    this.#middleware = webpackDevMiddleware(compiler, {
      publicPath: this.prefix,
      index: false,
      // The alternative, a file system in memory, is left out of the install (`overrides` in package.json).
      writeToDisk: true,
      // File names have no hashes here, so browsers must not cache them.
      cache: { control: 'no-store' },
      // Prevents other sites from reading the sources through a script element.
      headers: { 'Cross-Origin-Resource-Policy': 'same-origin', 'X-Content-Type-Options': 'nosniff' },
      hot: {
        // An event stream per build would use up the browser's six HTTP connections, so we use a WebSocket.
        transport: 'ws',
        path: `${this.prefix}hot`,
        token: true,
        client: {
          logging: 'warn',
          progress: false,
          // A page has one overlay, so only one build may report runtime errors to it.
          overlay: { errors: true, warnings: false, runtimeErrors: name === 'shell' },
        },
      },
    });
    this.built = new Promise((resolve) => {
      this.#giveUp = resolve;
      this.#middleware.waitUntilValid(() => {
        this.#hasBuilt = true;
        resolve();
      });
      compiler.hooks.failed.tap('dev', () => resolve());
    });
  }

  /** Answers a request below the prefix once the current build is done. */
  handle(request: IncomingMessage, response: ServerResponse): void {
    const sendNotFound = (): void => {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
      response.end('Not found\n');
    };
    void this.#middleware(request, response, sendNotFound);
  }

  /** Answers a WebSocket handshake. @returns false if it isn't for this build */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
    return this.#middleware.handleUpgrade(request, socket, head);
  }

  reloadPages(): void {
    this.#middleware.publish({ action: 'reload' });
  }

  /**
   * Stops watching. Resolves when everything has stopped; during the first build, which can only be stopped by exiting the process, it
   * resolves immediately.
   */
  close(): Promise<void> {
    this.#giveUp();
    if (!this.#hasBuilt) return Promise.resolve();
    this.#closed ??= new Promise((resolve) => this.#middleware.close(() => resolve()));
    return this.#closed;
  }
}

/** Creates a folder that lasts as long as the process. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'valet-hub-dev-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function configurationOf(name: BuildName, mode: HotMode, folder: string): Configuration {
  return name === 'shell' ? shellConfig(mode, folder) : moduleConfig(name, mode, folder);
}

/** Prints each build's duration or error. */
function reportBuilds(compiler: webpack.Compiler, log: (line: string) => void): void {
  let previous: string | null = null;
  compiler.hooks.done.tap('dev', (stats: Stats) => {
    const { hash } = stats;
    if (stats.hasErrors()) {
      const report = stats.toString({ preset: 'errors-only', colors: false });
      for (const line of errorLines(report)) log(line);
    } else if (hash !== previous) {
      const seconds = ((stats.endTime ?? 0) - (stats.startTime ?? 0)) / 1000;
      log(`${previous === null ? 'built' : 'rebuilt'} in ${seconds.toFixed(1)} s`);
    }
    previous = hash ?? null;
  });
  compiler.hooks.failed.tap('dev', (error) =>
    log(`The build can't continue: ${error.stack ?? error.message}`),
  );
}
