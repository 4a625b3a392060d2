import type { IncomingMessage, ServerResponse } from 'node:http';
import superstatic, { type Middleware } from 'superstatic';
import type { Access } from '../access/Access.ts';
import type { UpgradeListener } from '../access/guarded.ts';
import { startHttpServer, type HttpServer } from '../httpServer.ts';
import type { Log } from '../Log.ts';
import { ProjectError } from '../ProjectError.ts';
import { allowLocalServices } from './allowLocalServices.ts';
import { FileProvider } from './FileProvider.ts';
import { functionRewriter, withoutFunctions } from './functionRewrite.ts';
import { readHostingConfig } from './HostingConfig.ts';

/** Runs in front of Hosting, e.g. a development server. */
export interface HostingMiddleware {
  /** Answers a request, or calls `next` to leave it to Hosting. */
  readonly handle: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  readonly upgrade: UpgradeListener;
}

export interface HostingOptions {
  /** Absolute path of firebase.json; paths in it are relative to its folder. */
  readonly configFile: string | null;
  /** The response at the reserved URL `/__/firebase/init.json`. */
  readonly initJson: object;
  /** Absolute path of the folder to serve, if it isn't the one in firebase.json. */
  readonly folder?: string;
  /** Origins of the local services, which pages may reach regardless of firebase.json's Content-Security-Policy. */
  readonly services: readonly string[];
  /** Where the project's functions are, `http://{host}:{port}/{project}`; null if none run. */
  readonly functions: string | null;
  readonly host: string;
  readonly port: number;
  readonly access?: Access;
  readonly middleware?: HostingMiddleware;
  readonly log: Log;
}

const initPath = '/__/firebase/init.json';

/**
 * Starts Firebase Hosting: superstatic, its engine, with firebase.json's rules, and the reserved URL with the app's Firebase configuration.
 *
 * @throws Error naming firebase.json if it can't be used
 */
export async function startHosting(options: HostingOptions): Promise<HttpServer> {
  if (options.configFile === null) throw new ProjectError('Hosting needs a firebase.json.');
  const configured = readHostingConfig(options.configFile);
  const config = { ...configured, publicDirectory: options.folder ?? configured.publicDirectory };
  for (const warning of config.warnings) options.log(warning);
  const files = new FileProvider(config);
  const { functions } = options;
  const section = functions === null ? withoutFunctions(config.section) : config.section;
  const allowed = allowLocalServices(section, options.services);
  const rewriters = functions === null ? {} : { function: functionRewriter(functions) };
  const serve = superstatic.default({
    config: allowed,
    cwd: config.publicDirectory,
    fallthrough: true,
    provider: (request, pathname) => files.provide(request, pathname),
    compression: finishHeaders(files),
    rewriters,
  });
  /** Sets a path's headers and passes requests on to functions, for paths without a file. */
  const withoutFiles = (rewrites: readonly object[]): Middleware =>
    superstatic.default({
      // Options omitted here would be read from the firebase.json in the working directory.
      config: { headers: [], ...allowed, rewrites, redirects: undefined },
      cwd: config.publicDirectory,
      fallthrough: true,
      provider: () => Promise.resolve(null),
      compression: (_request, _response, next) => next(),
      rewriters,
    });
  const setHeaders = withoutFiles([]);
  const handOn = withoutFiles((allowed as { rewrites?: readonly object[] }).rewrites ?? []);
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    keepErrorsOutOfCaches(response);
    if (!isDecodable(request.url ?? '')) {
      setHeaders(request, response, () => response.writeHead(400).end());
    } else if (request.url?.split('?')[0] === initPath && isRead(request)) {
      setHeaders(request, response, () => sendJson(response, options.initJson));
    } else if (isRead(request)) {
      serve(request, response, () => sendNotFound(response));
    } else {
      handOn(request, response, () => response.writeHead(405, { Allow: 'GET, HEAD' }).end());
    }
  };
  const { middleware, host, port, access } = options;
  return middleware
    ? startHttpServer(
        (request, response) => middleware.handle(request, response, () => answer(request, response)),
        host,
        port,
        middleware.upgrade,
        access,
      )
    : startHttpServer(answer, host, port, undefined, access);
}

/** With redirects, an undecodable URL makes superstatic throw outside of any handler, which ends the process without a response. */
function isDecodable(url: string): boolean {
  try {
    decodeURI(url);
    return true;
  } catch {
    return false;
  }
}

const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/** Completes a file's headers after superstatic has set its own: answers 304 for an unchanged file, otherwise names the encoding. */
function finishHeaders(files: FileProvider): Middleware {
  return (request, response, next) => {
    response.setHeader('Vary', 'Accept-Encoding');
    if (response.statusCode === 200 && isKnown(request, response)) {
      response.statusCode = 304;
      response.removeHeader('Content-Length');
      response.removeHeader('Content-Type');
      response.end();
      return;
    }
    if (files.isCompressed(request)) response.setHeader('Content-Encoding', 'gzip');
    next();
  };
}

function isKnown(request: IncomingMessage, response: ServerResponse): boolean {
  const known = request.headers['if-none-match'];
  return known !== undefined && known === response.getHeader('ETag');
}

/** A path's header rules also apply to errors, so browsers would remember for a year that a file under an "immutable" path is missing. */
function keepErrorsOutOfCaches(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (status >= 400) response.setHeader('Cache-Control', 'no-store');
    return writeHead(status, ...rest);
  };
}

function sendJson(response: ServerResponse, value: object): void {
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-cache' });
  response.end(JSON.stringify(value));
}

function sendNotFound(response: ServerResponse): void {
  response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end('Not found\n');
}
