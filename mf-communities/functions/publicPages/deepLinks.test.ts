import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { paths } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { useOwnFirestore } from 'backend/functions/core/summaries/ownFirestore.fixture.ts';
import { servePublicPage } from './callables/servePublicPage.ts';

useOwnFirestore();
jest.setTimeout(60_000);

let site: Server;

beforeAll(async () => {
  site = createServer((_request, response) => response.end('<title>App</title>')).listen(0, '127.0.0.1');
  await once(site, 'listening');
  process.env['LOCAL_SITE_URL'] = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  await firestore().doc(paths.businessSlug('hello')).set({ module: 'mf-hello' });
  await firestore().doc(paths.businessSlug('sunrise')).set({ customerId: 'olivia' });
});
afterAll(async () => {
  site.closeAllConnections();
  await new Promise((ended) => site.close(ended));
});

/** The status of a request, and where it redirects to. */
const ask = async (path: string) => {
  const answer = { status: 0, location: undefined as string | undefined };
  const response = {
    status: (status: number) => Object.assign(response, { statusCode: status }),
    statusCode: 0,
    set: ({ Location }: Record<string, string>) => {
      answer.location = Location;
      return response;
    },
    send: () => void (answer.status = response.statusCode),
  };
  await servePublicPage(
    { path, url: path, originalUrl: path, headers: {}, query: {} } as never,
    response as never,
  );
  return [answer.status, answer.location];
};

test.each([
  ['a module’s page', '/hello/x', [200, undefined]],
  ['one with an id, which has upper-case letters', '/hello/8fKx20LmQpZt5vRw1YbN', [200, undefined]],
  ['one with a name that no community can have', '/hello/_', [200, undefined]],
  ['an unknown community of a business', '/sunrise/none', [404, undefined]],
  ['another spelling of it', '/Sunrise/None', [302, '/sunrise/none']],
  ['an address that no one has', '/nobody/x', [404, undefined]],
])('%s, %s: %j', async (_what, path, expected) => {
  expect(await ask(path)).toEqual(expected);
});
