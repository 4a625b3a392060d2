import type { RequestListener, ServerResponse } from 'node:http';

const message = 'The local Auth cannot write to its data folder. Nothing was stored.';
const refusal = JSON.stringify({ error: { code: 503, message, status: 'UNAVAILABLE' } });

type Anything = (...args: unknown[]) => unknown;

/**
 * Saves before an answer leaves, and answers 503 in its place where that fails: an answer would hand out what is not there at the next start.
 *
 * @param save says whether what the request has changed is on disk; where it isn't, it has been taken back
 */
export function savingBeforeAnswer(app: RequestListener, save: () => boolean): RequestListener {
  return (request, response) => {
    const [writeHead, write, end] = [response.writeHead, response.write, response.end].map(
      (method) => method.bind(response) as Anything,
    ) as [Anything, Anything, Anything];
    const refuse = (): ServerResponse => {
      for (const name of response.getHeaderNames())
        if (!name.startsWith('access-control-') && name !== 'vary') response.removeHeader(name);
      // What the answer was to be is dropped.
      Object.assign(response, { write: () => true, end: () => response, writeHead });
      writeHead(503, { 'Content-Type': 'application/json; charset=utf-8' });
      end(refusal);
      return response;
    };
    const unlessRefused =
      (answer: Anything): Anything =>
      (...args) =>
        response.headersSent || save() ? answer(...args) : refuse();
    Object.assign(response, {
      writeHead: unlessRefused(writeHead),
      write: unlessRefused(write),
      end: unlessRefused(end),
    });
    app(request, response);
  };
}
