import type { IncomingMessage } from 'node:http';
import type { Access } from '../access/Access.ts';
import { startHttpServer, type HttpServer } from '../httpServer.ts';
import type { RunningEmulators } from './runningEmulators.ts';

export { runningEmulators } from './runningEmulators.ts';

/** The part of the running Functions that the hub controls. */
export interface HubFunctions {
  setTriggersEnabled(enabled: boolean): void;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** An error in the format of Google's services. */
const refusal = (code: number, message: string): Answer => ({
  status: code,
  body: { error: { code, message } },
});

/** Paths of the Emulator Suite's hub, and whether document triggers fire afterwards. */
const triggerPaths: Readonly<Record<string, boolean>> = {
  '/functions/disableBackgroundTriggers': false,
  '/functions/enableBackgroundTriggers': true,
};

/**
 * Starts the hub. As in the Emulator Suite, `GET /emulators` tells Firebase's tools where the running services are, and
 * `PUT /functions/disableBackgroundTriggers` and `…/enableBackgroundTriggers` turn document triggers off and on for later writes. The
 * variable FIREBASE_EMULATOR_HUB points `@firebase/rules-unit-testing` to it.
 *
 * @param emulators by name; the hub adds itself
 * @param functions null if they don't run
 */
export async function startHub(
  emulators: RunningEmulators,
  functions: HubFunctions | null,
  host: string,
  port: number,
  access: Access,
): Promise<HttpServer> {
  const server = await startHttpServer(
    (request, response) => {
      const { status, body } = answerTo(request);
      response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
      response.end(JSON.stringify(body));
    },
    host,
    port,
    undefined,
    access,
  );
  const answerTo = (request: IncomingMessage): Answer => {
    const { method, url = '' } = request;
    if (method === 'GET' && url === '/emulators')
      return { status: 200, body: { hub: { name: 'hub', host, port: server.port }, ...emulators } };
    const enabled = method === 'PUT' ? triggerPaths[url] : undefined;
    if (enabled === undefined)
      return refusal(404, 'This hub answers GET /emulators, and PUT to switch triggers off and on.');
    if (!access.isAdministrator(request)) return refusal(403, "A page needs the administrator's token.");
    if (functions === null) return refusal(404, 'Functions do not run here.');
    functions.setTriggersEnabled(enabled);
    return { status: 200, body: { enabled } };
  };
  return server;
}
