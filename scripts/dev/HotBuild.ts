import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import webpack, { type Configuration, type Stats } from 'webpack';
import webpackDevMiddleware from 'webpack-dev-middleware';
import { moduleConfig } from '../../build/webpack/moduleConfig.ts';
import { shellConfig } from '../../build/webpack/shellConfig.ts';
import { outputFolder, root, versionOf, type BuildName } from '../../build/workspaces.ts';
import { errorLines } from './errorLines.ts';

/** Which shell the page has: one with hot reload too, or a released one. */
export type HotMode = 'development' | 'preview';

export interface HotBuildOptions {
  readonly name: BuildName;
  readonly mode: HotMode;
  readonly log: (line: string) => void;
  /** Receives the absolute paths of the files behind a rebuild. */
  readonly onChange: (files: ReadonlySet<string>) => void;
}

/**
 * A workspace that is built for development, kept in memory, rebuilt when one of its files changes, and told to the pages
 * that use it over a WebSocket.
 */
export class HotBuild {
  readonly name: BuildName;
  /** Where its files are, as a path of the page's address. */
  readonly prefix: string;
  /** Resolves after the first build, even if that failed, or when no build can follow any more. */
  readonly built: Promise<void>;
  readonly #middleware: ReturnType<typeof webpackDevMiddleware>;
  #closed: Promise<void> | null = null;
  #hasBuilt = false;
  #giveUp = (): void => {};

  constructor({ name, mode, log, onChange }: HotBuildOptions) {
    this.name = name;
    // Differs from the released version of the same number, because a page can have either.
    this.prefix = `/${name}/${versionOf(name)}${mode === 'preview' ? '-local' : ''}/`;
    const compiler = webpack({
      ...configurationOf(name, mode),
      stats: 'none',
      // The middleware logs an error for each request that a page gave up.
      infrastructureLogging: { level: 'none' },
      watchOptions: { ignored: /node_modules/ },
    });
    reportBuilds(compiler, log);
    compiler.hooks.watchRun.tap('dev', ({ modifiedFiles }) => onChange(modifiedFiles ?? new Set()));
    // No bundle contains the static half of the contract, so webpack has to be told to watch it.
    compiler.hooks.afterCompile.tap('dev', ({ fileDependencies }) => {
      if (name !== 'shell') fileDependencies.add(join(root, name, 'module.json'));
    });
    this.#middleware = webpackDevMiddleware(compiler, {
      publicPath: this.prefix,
      index: false,
      // The files' names carry no hashes here, so browsers must not keep the files.
      cache: { control: 'no-store' },
      // Keeps another site from reading the sources through a script element.
      headers: { 'Cross-Origin-Resource-Policy': 'same-origin', 'X-Content-Type-Options': 'nosniff' },
      hot: {
        // An event stream for each build would use up the six HTTP connections that a browser allows, so we use a
        // WebSocket.
        transport: 'ws',
        path: `${this.prefix}hot`,
        token: true,
        client: {
          logging: 'warn',
          progress: false,
          // A page has one overlay, so only one build may report errors at run time to it.
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

  /** Answers a request below the prefix, once the build under way has ended. */
  handle(request: IncomingMessage, response: ServerResponse): void {
    const sendNotFound = (): void => {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
      response.end('Not found\n');
    };
    void this.#middleware(request, response, sendNotFound);
  }

  /** Answers a WebSocket's handshake. @returns false when it isn't for this build */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
    return this.#middleware.handleUpgrade(request, socket, head);
  }

  /** Makes the pages that use it reload. */
  reloadPages(): void {
    this.#middleware.publish({ action: 'reload' });
  }

  /**
   * Stops watching. Resolves when nothing of it runs any more; during the first build it resolves at once, since only
   * the end of the process stops that build.
   */
  close(): Promise<void> {
    this.#giveUp();
    if (!this.#hasBuilt) return Promise.resolve();
    this.#closed ??= new Promise((resolve) => this.#middleware.close(() => resolve()));
    return this.#closed;
  }
}

function configurationOf(name: BuildName, mode: HotMode): Configuration {
  return name === 'shell'
    ? shellConfig(mode, outputFolder(name))
    : moduleConfig(name, mode, outputFolder(name));
}

/** Prints each build: how long it took, or why it failed. */
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
  compiler.hooks.failed.tap('dev', (error) => log(`The build can't go on: ${error.stack ?? error.message}`));
}
