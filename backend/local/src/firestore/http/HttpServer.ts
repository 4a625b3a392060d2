import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Access } from '../../access/Access.ts';
import { guarded } from '../../access/guarded.ts';
import { parseAuthorization } from '../authorize.ts';
import { FirestoreError, invalidArgument, toFirestoreError } from '../FirestoreError.ts';
import { checkMessage } from '../protojson/checkMessage.ts';
import { decodePath, parseRestRequest } from '../rest/parseRestRequest.ts';
import type { FirestoreServices } from '../service/FirestoreServices.ts';
import { OPERATIONS } from '../service/operations.ts';
import { MAX_REQUEST_BYTES } from '../service/requestLimit.ts';
import { WebChannelEndpoint } from '../webchannel/WebChannelEndpoint.ts';
import { keepAliveTimeout } from '../../httpServer.ts';
import { Http2Handover } from './Http2Handover.ts';
import { readBody } from './readBody.ts';

const RULES_PATH = /^\/emulator\/v1\/projects\/([^/]+):securityRules$/;
const CLEAR_PATH = /^\/emulator\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/documents$/;

/** Applies the rules a test sets for a project; throws FirestoreError. */
export type ReplaceRules = (
  projectId: string,
  files: { name?: string; content: string }[],
) => readonly RulesWarning[];

/** A warning from the rules compiler; line and column are 1-based. */
interface RulesWarning {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

const EXPOSED_HEADERS = 'x-client-wire-protocol, x-http-session-id, x-http-initial-response';
const MAX_AGE_SECONDS = '3600';

/** Sets the CORS headers for a page that has been admitted. */
function allowCrossOrigin(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Expose-Headers', EXPOSED_HEADERS);
  response.setHeader('Vary', 'Origin');
}

/** Answers a preflight request, allowing whatever method and headers the browser asks for. */
function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE, OPTIONS');
  const headers = request.headers['access-control-request-headers'];
  if (headers !== undefined) response.setHeader('Access-Control-Allow-Headers', headers);
  response.setHeader('Access-Control-Max-Age', MAX_AGE_SECONDS);
  response.writeHead(204).end();
}

/** WebChannel, REST and the emulators' own endpoints on one port. */
export class HttpServer {
  readonly #server: Server;
  readonly #services: FirestoreServices;
  readonly #webChannel: WebChannelEndpoint;
  readonly #replaceRules: ReplaceRules | undefined;
  #handover: Http2Handover | undefined;

  private constructor(services: FirestoreServices, access: Access, replaceRules: ReplaceRules | undefined) {
    this.#services = services;
    this.#replaceRules = replaceRules;
    this.#webChannel = new WebChannelEndpoint(services, access);
    this.#server = createServer(
      { keepAliveTimeout },
      guarded(access, (request, response) => void this.#answer(request, response)),
    );
  }

  /**
   * Starts the server.
   *
   * @param port 0 for any free one
   * @param access who may use it
   * @param replaceRules applies rules set by tests
   * @param takeHttp2 serves HTTP/2 connections on the same port; without it they are errors
   * @throws Error if the port is taken
   */
  static async start(
    services: FirestoreServices,
    host: string,
    port: number,
    access: Access,
    replaceRules?: ReplaceRules,
    takeHttp2?: (socket: Socket) => void,
  ): Promise<HttpServer> {
    const http = new HttpServer(services, access, replaceRules);
    if (takeHttp2) http.#handover = new Http2Handover(http.#server, takeHttp2);
    await new Promise<void>((resolve, reject) => {
      http.#server.once('error', reject);
      http.#server.listen(port, host, () => {
        http.#server.off('error', reject);
        resolve();
      });
    });
    return http;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Ends all requests and frees the port. */
  async stop(): Promise<void> {
    this.#webChannel.close();
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    this.#server.closeAllConnections();
    this.#handover?.close();
    await closed;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    allowCrossOrigin(request, response);
    try {
      if (request.method === 'OPTIONS') answerPreflight(request, response);
      else await this.#route(request, response, readUrl(request));
    } catch (thrown) {
      answerError(response, thrown, false);
    }
  }

  async #route(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    if (WebChannelEndpoint.serves(url.pathname)) {
      await this.#webChannel.handle(request, response, url);
      return;
    }
    const clear = request.method === 'DELETE' ? CLEAR_PATH.exec(decodePath(url.pathname)) : null;
    if (clear) {
      await this.#services.writes.clear(clear[1] as string);
      answerJson(response, 200, {});
    } else if (request.method === 'PUT' && RULES_PATH.test(decodePath(url.pathname))) {
      const projectId = RULES_PATH.exec(decodePath(url.pathname))?.[1] ?? '';
      const warnings = this.#setRules(projectId, parseJson(await readBody(request, MAX_REQUEST_BYTES)));
      const issues = warnings.map(({ file: fileName, line, column, message }) => ({
        sourcePosition: { fileName, line, column },
        description: message,
        severity: 'WARNING',
      }));
      answerJson(response, 200, issues.length > 0 ? { issues } : {});
    } else if (url.pathname === '/') {
      response.writeHead(200, { 'Content-Type': 'text/plain' }).end('Ok\n');
    } else {
      await this.#answerRest(request, response, url);
    }
  }

  #setRules(projectId: string, body: unknown): readonly RulesWarning[] {
    if (!this.#replaceRules)
      throw new FirestoreError('UNIMPLEMENTED', 'This Firestore does not enforce rules.');
    const files = (body as { rules?: { files?: unknown } } | null | undefined)?.rules?.files;
    if (!Array.isArray(files) || !files.every(isRulesSource))
      throw invalidArgument('Expected {"rules": {"files": [{"content": …}]}}.');
    return this.#replaceRules(projectId, files);
  }

  async #answerRest(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const body = parseJson(await readBody(request, MAX_REQUEST_BYTES));
    const call = parseRestRequest(request.method ?? 'GET', url.pathname, url.searchParams, body);
    const operation = OPERATIONS[call.operation];
    if (!operation) throw new Error(`Unknown operation ${call.operation}`);
    try {
      const auth = parseAuthorization(request.headers.authorization);
      answerJson(
        response,
        200,
        await operation.run(this.#services, checkMessage(operation.request, call.request), auth),
      );
    } catch (thrown) {
      answerError(response, thrown, operation.streams);
    }
  }
}

function isRulesSource(file: unknown): file is { name?: string; content: string } {
  const { name, content } = (file ?? {}) as { name?: unknown; content?: unknown };
  return (name === undefined || typeof name === 'string') && typeof content === 'string';
}

function readUrl(request: IncomingMessage): URL {
  try {
    return new URL(request.url ?? '/', 'http://localhost');
  } catch {
    throw invalidArgument('The URL is not valid.');
  }
}

function parseJson(body: string): unknown {
  if (body === '') return undefined;
  try {
    return JSON.parse(body);
  } catch {
    throw invalidArgument('Invalid JSON payload received.');
  }
}

function answerJson(response: ServerResponse, status: number, json: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=UTF-8' }).end(JSON.stringify(json));
}

/** Calls that answer with a list also return errors in a list. */
function answerError(response: ServerResponse, thrown: unknown, inList: boolean): void {
  const { httpCode, status, message } = toFirestoreError(thrown);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  // The body may not have been read completely, so the connection can't be reused.
  response.setHeader('Connection', 'close');
  const json = { error: { code: httpCode, message, status } };
  answerJson(response, httpCode, inList ? [json] : json);
}
