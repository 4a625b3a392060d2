import type { Access } from '../access/Access.ts';
import { startHttpServer, type HttpServer } from '../httpServer.ts';
import type { RunningEmulators } from './runningEmulators.ts';

export { runningEmulators } from './runningEmulators.ts';

/**
 * Starts the hub, which tells Firebase's tools where the running services are: `GET /emulators`. The variable FIREBASE_EMULATOR_HUB points
 * `@firebase/rules-unit-testing` to it.
 *
 * @param emulators by name; the hub adds itself
 */
export async function startHub(
  emulators: RunningEmulators,
  host: string,
  port: number,
  access: Access,
): Promise<HttpServer> {
  const server = await startHttpServer(
    ({ method, url }, response) => {
      const known = method === 'GET' && url === '/emulators';
      const answer = known
        ? all()
        : { error: { code: 404, message: 'This hub answers GET /emulators alone.' } };
      response.writeHead(known ? 200 : 404, { 'Content-Type': 'application/json; charset=utf-8' });
      response.end(JSON.stringify(answer));
    },
    host,
    port,
    undefined,
    access,
  );
  const all = (): RunningEmulators => ({ hub: { name: 'hub', host, port: server.port }, ...emulators });
  return server;
}
