import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { GoogleAnswer } from './googleApi.ts';
import type { SentRequest } from './shapes/extractShapes.ts';
import { requestProblem } from './shapes/requestProblem.fixture.ts';

/** A request as received by the fake; the path begins with Google's host. */
export interface FakeRequest extends SentRequest {
  readonly authorization: string | undefined;
}

export interface FakeGoogle {
  /** For `googleApi` and GOOGLE_API_ADDRESS. */
  readonly address: string;
  /** In order of arrival. */
  readonly requests: readonly FakeRequest[];
  stop(): Promise<void>;
}

/** For tests of Google's own tools, which call methods our code doesn't. */
export const allowAll = (): null => null;

/**
 * A fake server for Google's APIs. It rejects unknown methods and fields.
 * @param answer answers all other requests; a string is sent verbatim, anything else as JSON
 * @param problemOf finds what Google would reject; null for nothing
 */
export async function startFakeGoogle(
  answer: (request: FakeRequest) => GoogleAnswer,
  problemOf: (request: SentRequest) => string | null = requestProblem,
): Promise<FakeGoogle> {
  const requests: FakeRequest[] = [];
  const server = createServer((incoming, outgoing) => {
    let text = '';
    incoming.setEncoding('utf8').on('data', (part: string) => (text += part));
    incoming.on('end', () => {
      const { method = '', url = '', headers } = incoming;
      const body: unknown = text === '' ? null : JSON.parse(text);
      const request = { method, path: url.slice(1), body, authorization: headers.authorization };
      requests.push(request);
      const problem = problemOf(request);
      const answered =
        problem === null ? answer(request) : { status: 400, body: { error: { message: problem } } };
      outgoing.writeHead(answered.status, { 'content-type': 'application/json' });
      const { body: sent } = answered;
      outgoing.end(sent === null || typeof sent === 'string' ? sent : JSON.stringify(sent));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
