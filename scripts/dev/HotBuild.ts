import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import webpack, { type Configuration, type Stats } from 'webpack';
import webpackDevMiddleware from 'webpack-dev-middleware';
import { moduleConfig } from '../../build/webpack/moduleConfig.ts';
import { shellConfig } from '../../build/webpack/shellConfig.ts';
import { outputFolder, root, versionOf, type BuildName } from '../../build/workspaces.ts';
import { errorLines } from './errorLines.ts';

/** Which shell its page has: one that is hot too, or a released one. */
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
  /** Resolves when it has been built once, well or not, or can't be built any more. */
  readonly built: Promise<void>;
  readonly #middleware: ReturnType<typeof webpackDevMiddleware>;
  #closed: Promise<void> | null = null;
  #hasBuilt = false;
  #giveUp = (): void => {};

  constructor({ name, mode, log, onChange }: HotBuildOptions) {
    this.name = name;
    // Beside the released version of the same number, where a page can have either.
    this.prefix = `/${name}/${versionOf(name)}${mode === 'preview' ? '-local' : ''}/`;
    const compiler = webpack({
      ...configurationOf(name, mode),
      stats: 'none',
      // The middleware calls each request that a page gave up on an error.
      infrastructureLogging: { level: 'none' },
      watchOptions: { ignored: /node_modules/ },
    });
    reportBuilds(compiler, log);
    compiler.hooks.watchRun.tap('dev', ({ modifiedFiles }) => onChange(modifiedFiles ?? new Set()));
    // The static half of the contract is part of no bundle, yet a change of it must be heard of.
    compiler.hooks.afterCompile.tap('dev', ({ fileDependencies }) => {
      if (name !== 'shell') fileDependencies.add(join(root, name, 'module.json'));
    });
    this.#middleware = webpackDevMiddleware(compiler, {
      publicPath: this.prefix,
      index: false,
      // The names carry no hashes here, so nothing may be kept.
      cache: { control: 'no-store' },
      // Another site must not read the sources out of a script element.
      headers: { 'Cross-Origin-Resource-Policy': 'same-origin', 'X-Content-Type-Options': 'nosniff' },
      hot: {
        // Event streams are HTTP requests, of which browsers allow six at a time: as many as there are builds.
        transport: 'ws',
        path: `${this.prefix}hot`,
        token: true,
        client: {
          logging: 'warn',
          progress: false,
          // The overlay of a page is one, and hears of errors at run time once.
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

  /** Answers a request below the prefix, when the build that is under way is done. */
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

  /** Makes the pages that use it load themselves again. */
  reloadPages(): void {
    this.#middleware.publish({ action: 'reload' });
  }

  /** Stops watching; resolves when nothing of it runs any more, or at once during the first build, which can only end with the process. */
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
