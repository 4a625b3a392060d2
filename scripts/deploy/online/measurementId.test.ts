import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { measurementIdAt } from './measurementId.ts';

it.each<[string, number, string, string | null]>([
  ['with an id', 200, '{"projectId":"valet","measurementId":"G-AB12CD34EF"}', 'G-AB12CD34EF'],
  ['without one', 200, '{"projectId":"valet"}', null],
  ['with an invalid value', 200, '{"measurementId":"https://any.example"}', null],
  ['with a page', 200, '<!doctype html>', null],
  ['with nothing', 404, 'Site Not Found', null],
  ['down', 503, '', null],
])('a site is measured by what its configuration says: %s', async (_, status, text, id) => {
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/__/firebase/init.json' ? status : 404).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    expect(await measurementIdAt(`http://127.0.0.1:${port}`)).toBe(id);
  } finally {
    server.close();
  }
});
