import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { describeUnreachable } from '../../release/fetchSite.ts';
import { adaptHeaders } from './adaptHeaders.ts';

/** Request headers sent to the site. It gets neither cookies nor the page's own address, and always sends the full response. */
const passed = ['accept', 'accept-language', 'cache-control'] as const;

export interface ProxyOptions {
  readonly site: string;
  /** Changes a page before it is passed on. */
  readonly adaptPage: (page: string) => string;
  readonly log: (line: string) => void;
}

/** Answers a request with the site's response, or 502 if the site doesn't answer. Never rejects. */
export async function proxyRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { site, adaptPage, log }: ProxyOptions,
): Promise<void> {
  const { method = 'GET', url = '', headers } = request;
  // A path starting with another server's name would be sent to that server.
  if (!url.startsWith('/')) return refuse(response, 400, 'Only requests for a path are supported.');
  if (method !== 'GET' && method !== 'HEAD')
    return refuse(response, 405, `The site doesn't accept ${method} requests.`);
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  try {
    const answer = await fetch(`${site}${url}`, {
      method,
      headers: passed.flatMap((name): [string, string][] => {
        const value = headers[name];
        return value === undefined ? [] : [[name, value]];
      }),
      redirect: 'manual',
      signal: gone.signal,
    });
    const adapted = adaptHeaders(answer.headers, site, headers.host ?? '');
    if (method === 'GET' && /^text\/html\b/.test(adapted['content-type'] ?? '')) {
      const page = adaptPage(await answer.text());
      response.writeHead(answer.status, { ...adapted, 'cache-control': 'no-store' }).end(page);
    } else {
      response.writeHead(answer.status, adapted);
      if (answer.body) await pipeline(answer.body, response);
      else response.end();
    }
  } catch (error) {
    if (gone.signal.aborted) return;
    const problem = describeUnreachable(`${site}${url}`, error);
    log(problem);
    if (response.headersSent) response.destroy();
    else refuse(response, 502, problem);
  }
}

function refuse(response: ServerResponse, status: number, problem: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(`${problem}\n`);
}
