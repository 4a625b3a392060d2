import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { savingBeforeAnswer } from './savingBeforeAnswer.ts';

/** Asks an app whose changes are saved, or not. */
async function ask(app: RequestListener, isSaved: boolean) {
  let saves = 0;
  const server = createServer(
    savingBeforeAnswer(app, () => {
      saves += 1;
      return isSaved;
    }),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    return {
      status: answer.status,
      body: await answer.text(),
      saves,
      origin: answer.headers.get('access-control-allow-origin'),
      length: answer.headers.get('content-length'),
    };
  } finally {
    server.close();
  }
}

const apps: [string, RequestListener][] = [
  ['ends', (_, response) => void response.end('the tokens')],
  ['writes and ends', (_, response) => void (response.write('the '), response.end('tokens'))],
  ['writes the head', (_, response) => void response.writeHead(200).end('the tokens')],
  [
    'says how long it is',
    (_, response) => {
      response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Content-Length', 10);
      response.end('the tokens');
    },
  ],
];

test.each(apps)('an answer that %s leaves once its changes are saved', async (_, app) => {
  expect(await ask(app, true)).toMatchObject({ status: 200, body: 'the tokens', saves: expect.any(Number) });
});

test.each(apps)('an answer that %s gives nothing away that could not be saved', async (_, app) => {
  const { status, body } = await ask(app, false);
  expect(status).toBe(503);
  expect(JSON.parse(body)).toMatchObject({ error: { code: 503, status: 'UNAVAILABLE' } });
});

test('a page may read the refusal', async () => {
  expect((await ask(apps[3]![1], false)).origin).toBe('*');
});
