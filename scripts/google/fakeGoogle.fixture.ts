import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { GoogleAnswer } from './googleApi.ts';
import type { Sent } from './shapes/Shapes.ts';
import { shapeProblem } from './shapes/shapeProblem.fixture.ts';

/** A request as the stand-in got it; the path begins with Google's host. */
export interface FakeRequest extends Sent {
  readonly authorization: string | undefined;
}

export interface FakeGoogle {
  /** For `googleApi`, and for GOOGLE_API_ADDRESS. */
  readonly address: string;
  /** In the order in which they came. */
  readonly requests: readonly FakeRequest[];
  stop(): Promise<void>;
}

/** For tests of Google's own tools, which call methods that our own code doesn't. */
export const nothingRefused = (): null => null;

/**
 * A server in place of Google's APIs. It refuses what they have no method or field for.
 * @param answer what it answers to the rest; a text as it is, anything else as JSON
 * @param problemOf finds what Google refuses; null for nothing
 */
export async function startFakeGoogle(
  answer: (request: FakeRequest) => GoogleAnswer,
  problemOf: (request: Sent) => string | null = shapeProblem,
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
      const { body: said } = answered;
      outgoing.end(said === null || typeof said === 'string' ? said : JSON.stringify(said));
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
