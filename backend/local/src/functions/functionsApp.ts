import express, { type ErrorRequestHandler, type Express, type Request, type Response } from 'express';
import { Access } from '../access/Access.ts';
import type { CommittedChange } from '../firestore/index.ts';
import type { Log } from '../Log.ts';
import type { CloudFunction } from './CloudFunction.ts';
import { emulatorEventsPath, receiveEmulatorEvents } from './emulatorEvents.ts';
import type { EventQueue } from './EventQueue.ts';

/** Maximum request body, as in production. */
const maximumBody = '32mb';

/**
 * The functions' HTTP server: callable, HTTP and scheduled ones at `/{project}/{region}/{name}`, and at `/` a list of them with the numbers
 * of handled and waiting events. A function that throws or rejects answers 500 INTERNAL.
 *
 * @param onChange receives changes reported by Google's Firestore emulator; without it, they are refused
 */
export function functionsApp(
  projectId: string,
  functions: readonly CloudFunction[],
  events: Pick<EventQueue, 'handled' | 'waiting'>,
  log: Log,
  access = new Access(),
  onChange?: (change: CommittedChange) => void,
): Express {
  const byPath = new Map(functions.map((item) => [`${item.region}/${item.name}`, item]));
  const app = express();
  app.disable('x-powered-by');
  app.get('/', (_request, response) => {
    const { handled, waiting } = events;
    response.json({
      functions: functions.map(({ handler: _, ...description }) => description),
      events: { handled, waiting },
    });
  });
  const parserOptions = { limit: maximumBody, verify: keepRawBody };
  app.use(express.json(parserOptions), express.urlencoded({ ...parserOptions, extended: true }));
  app.use(express.text(parserOptions), express.raw({ ...parserOptions, type: () => true }));
  if (onChange) app.post(emulatorEventsPath, receiveEmulatorEvents(projectId, access, onChange));
  app.use('/:project/:region/:name', async (request, response) => {
    const { project, region, name } = request.params;
    const found = project === projectId ? byPath.get(`${region}/${name}`) : undefined;
    if (!found || found.kind === 'document') {
      sendError(
        request,
        response,
        404,
        'NOT_FOUND',
        `There is no function ${region}/${name} in project ${project}.`,
      );
      return;
    }
    if (found.kind === 'schedule' && !access.isAdministrator(request)) {
      sendError(request, response, 403, 'PERMISSION_DENIED', `A page can't start ${name}.`);
      return;
    }
    try {
      await found.handler(request, response);
    } catch (error) {
      log(`Function ${name} failed: ${errorText(error)}`);
      sendError(request, response, 500, 'INTERNAL', 'INTERNAL');
    }
  });
  app.use((request, response) =>
    sendError(request, response, 404, 'NOT_FOUND', 'Functions are at /{project}/{region}/{name}.'),
  );
  app.use(answerBadRequests);
  return app;
}

/** An error's stack, or any other thrown value as text. */
export function errorText(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function keepRawBody(request: object, _response: unknown, body: Buffer): void {
  Object.assign(request, { rawBody: body });
}

/** Express recognizes an error handler by its four parameters. */
const answerBadRequests: ErrorRequestHandler = (error, request, response, _next) => {
  const status = (error as { status?: unknown }).status;
  if (typeof status === 'number' && status < 500)
    sendError(request, response, status, 'INVALID_ARGUMENT', 'Bad Request');
  else sendError(request, response, 500, 'INTERNAL', 'INTERNAL');
};

function sendError(
  request: Request,
  response: Response,
  code: number,
  status: string,
  message: string,
): void {
  if (response.headersSent) {
    response.end();
    return;
  }
  // Without this, a browser would report the cause as a network failure.
  response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
  response.status(code).json({ error: { status, message } });
}
