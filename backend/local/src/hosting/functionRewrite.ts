import { request as ask } from 'node:http';
import type { Middleware } from 'superstatic';
import { defaultRegion } from '../functions/CloudFunction.ts';

/** The function that a firebase.json rewrite names, in either format. */
const functionOf = (rewrite: object): { name: string; region: string } => {
  const { function: named, region } = rewrite as {
    function?: string | { functionId?: string; region?: string };
    region?: string;
  };
  return typeof named === 'object'
    ? { name: named.functionId ?? '', region: named.region ?? defaultRegion }
    : { name: named ?? '', region: region ?? defaultRegion };
};

/**
 * Answers a rewrite to a function like Hosting: the function gets the request with its own path, and its response is returned with
 * firebase.json's headers as defaults.
 *
 * @param functions where the project's functions are, `http://{host}:{port}/{project}`
 */
export const functionRewriter =
  (functions: string) =>
  (rewrite: object): Promise<Middleware> => {
    const { name, region } = functionOf(rewrite);
    return Promise.resolve((request, response) => {
      const { host, ...headers } = request.headers;
      const requested = ask(
        `${functions}/${region}/${name}${request.url}`,
        { method: request.method, headers: { ...headers, 'x-forwarded-host': host } },
        (answer) => {
          for (const [header, value] of Object.entries(answer.headers))
            if (value !== undefined && header !== 'connection' && header !== 'keep-alive')
              response.setHeader(header, value);
          response.writeHead(answer.statusCode ?? 502);
          answer.pipe(response);
        },
      );
      requested.on('error', (error) => {
        response.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' });
        response.end(`The function ${name} does not answer: ${error.message}\n`);
      });
      request.pipe(requested);
    });
  };

/** The hosting section of a firebase.json if no functions run: without rewrites to functions, so the next matching rule answers. */
export const withoutFunctions = (section: object): object => {
  const { rewrites } = section as { rewrites?: unknown };
  return Array.isArray(rewrites)
    ? { ...section, rewrites: rewrites.filter((rewrite: object) => !('function' in rewrite)) }
    : section;
};
