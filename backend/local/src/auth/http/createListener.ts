import { once } from 'node:events';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Log } from '../../Log.ts';
import type { AccountChanges } from '../AccountLog.ts';
import { AuthError, assertCondition, refusal, unsupported } from '../AuthError.ts';
import { googlePage, googlePath } from '../googlePage.ts';
import type { Project } from '../Project.ts';
import { actionPage, actionPath } from './actionPage.ts';
import type { HttpResponse } from './HttpResponse.ts';
import { readBody } from './readBody.ts';
import { findRoute, missingAt, type Found } from './routes.ts';

const signInAddress = 'https://developers.google.com/identity/sign-in/web/devconsole-project';

const unauthenticated = (): AuthError =>
  new AuthError(
    401,
    'UNAUTHENTICATED',
    `Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid authentication credential. See ${signInAddress}.`,
    {
      message: 'Invalid Credentials',
      reason: 'authError',
      domain: 'global',
      location: 'Authorization',
      locationType: 'header',
    },
  );

const withoutKey = (): AuthError =>
  new AuthError(403, 'PERMISSION_DENIED', 'The request is missing a valid API key.', {
    reason: 'forbidden',
    domain: 'global',
  });

const diskFailure = (): AuthError =>
  new AuthError(503, 'UNAVAILABLE', 'The local Auth cannot write to its data folder. Nothing was stored.', {
    reason: 'backendError',
  });

/**
 * Answers requests to Auth. A request's changes are on disk before its response is sent; a request that is refused, or fails to save, changes
 * nothing.
 *
 * @param save writes changes to disk
 * @param log receives a line for each failure
 */
export function createListener(
  project: Project,
  save: (changes: AccountChanges) => void,
  log: Log,
): RequestListener {
  /** Runs an action that may change accounts. */
  const settle = (action: () => HttpResponse): HttpResponse => {
    let answer: HttpResponse;
    try {
      answer = action();
    } catch (error) {
      project.undo();
      throw error;
    }
    const changes = project.accounts.changes();
    try {
      if (changes.set.length + changes.deleted.length > 0) save(changes);
    } catch (error) {
      project.undo();
      log(`Auth could not save accounts: ${String(error)}`);
      throw diskFailure();
    }
    project.accept();
    return answer;
  };

  const answerOf = async (request: IncomingMessage): Promise<HttpResponse> => {
    const { pathname, searchParams } = addressOf(request);
    const { method = '' } = request;
    if (method === 'GET' && pathname === '/') return { status: 200, body: { authEmulator: { ready: true } } };
    if (method === 'GET' && pathname === googlePath) return googlePage(searchParams, Date.now());
    if (method === 'GET' && pathname === actionPath) return settle(() => actionPage(project, searchParams));
    const found = findRoute(method, pathname);
    if (found === undefined) throw notFound(pathname);
    if (found === 'wrong method') throw wrongMethod(method, pathname);
    const isAdministrator = isOfAdministrator(request);
    const hasBody = method === 'POST' || method === 'PATCH';
    const body = hasBody ? await readBody(request) : {};
    return settle(() => {
      requirePermission(request, searchParams, found, isAdministrator);
      requireProject(project, body, found, isAdministrator);
      const context = { project, isAdministrator, query: searchParams };
      return { status: 200, body: found.route.run(context, body) };
    });
  };

  return (request, response) => {
    allowPages(request, response);
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    answerOf(request)
      .catch((error: unknown) => failure(error, log))
      .then(async (answer) => {
        await drain(request);
        send(response, answer);
      })
      // The client is gone.
      .catch(() => response.destroy());
  };
}

/** A request's decoded path, and its query. */
function addressOf({ url = '/' }: IncomingMessage): { pathname: string; searchParams: URLSearchParams } {
  const path = url.replace(/^[a-z]+:\/\/[^/?]*/i, '');
  const { pathname, searchParams } = new URL(`http://local${path.startsWith('/') ? '' : '/'}${path}`);
  try {
    return { pathname: decodeURIComponent(pathname), searchParams };
  } catch {
    return { pathname, searchParams };
  }
}

/** @throws AuthError for non-administrator credentials */
function isOfAdministrator({ headers: { authorization } }: IncomingMessage): boolean {
  if (!authorization?.toLowerCase().startsWith('bearer ')) return false;
  if (authorization.slice('bearer '.length).toLowerCase() !== 'owner') throw unauthenticated();
  return true;
}

function requirePermission(
  { headers }: IncomingMessage,
  query: URLSearchParams,
  { route }: Found,
  isAdministrator: boolean,
): void {
  if (route.caller === 'anyone' || isAdministrator) return;
  if (!query.get('key') && !headers['x-goog-api-key']) throw withoutKey();
}

/** Only an administrator may name a project, and it must be this one. */
function requireProject(
  project: Project,
  body: unknown,
  { route, projectId }: Found,
  isAdministrator: boolean,
): void {
  const { targetProjectId, tenantId } = (body ?? {}) as { targetProjectId?: unknown; tenantId?: unknown };
  const named = projectId ?? targetProjectId;
  if (named !== undefined && named !== '') {
    assertCondition(
      isAdministrator || route.caller === 'anyone',
      'INSUFFICIENT_PERMISSION : Only authenticated requests can specify target_project_id.',
    );
    if (named !== project.id) {
      throw refusal(`PROJECT_NOT_FOUND : This Auth belongs to project ${project.id}, not ${String(named)}.`);
    }
  }
  assertCondition(!tenantId, 'UNSUPPORTED_TENANT_OPERATION');
}

function notFound(path: string): AuthError {
  const what = missingAt(path);
  return what === undefined
    ? new AuthError(404, 'NOT_FOUND', 'Not Found', { reason: 'notFound' })
    : unsupported(what);
}

const wrongMethod = (method: string, path: string): AuthError =>
  new AuthError(405, undefined, `Method ${method} not allowed for ${path}`, {
    reason: 'httpMethodNotAllowed',
  });

/** The response to a failed request. @throws errors of closed connections */
function failure(error: unknown, log: Log): HttpResponse {
  if (error instanceof AuthError) return { status: error.code, body: { error } };
  if ((error as NodeJS.ErrnoException).code === 'ECONNRESET') throw error;
  log(`Auth failed: ${String((error as Error).stack)}`);
  const internal = new AuthError(500, 'INTERNAL', 'Internal error encountered.', { reason: 'backendError' });
  return { status: 500, body: { error: internal } };
}

function allowPages({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', headers.origin ?? '*');
  response.setHeader('Vary', 'Origin');
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PATCH, DELETE');
  const requested = headers['access-control-request-headers'];
  if (requested !== undefined) response.setHeader('Access-Control-Allow-Headers', requested);
}

/** Discards the rest of a request: clients read the response only after sending everything. */
async function drain(request: IncomingMessage): Promise<void> {
  if (request.readableEnded) return;
  const ended = once(request, 'end');
  request.resume();
  await ended;
}

function send(response: ServerResponse, { status, headers, body }: HttpResponse): void {
  const isPage = typeof body === 'string';
  const content = isPage ? body : JSON.stringify(body);
  response.writeHead(status, {
    ...(!isPage && { 'Content-Type': 'application/json; charset=utf-8' }),
    ...headers,
    'Content-Length': Buffer.byteLength(content),
  });
  response.end(content);
}
