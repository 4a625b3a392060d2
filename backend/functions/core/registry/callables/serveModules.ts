import { logger } from 'firebase-functions';
import { onRequest } from 'firebase-functions/https';
import { registryAddress } from 'shared-lib/contract/documents';
import { runtime } from '../../../../kernel/runtime.ts';
import { listModules, serveFile, type Answer } from '../serveFile.ts';

const unavailable: Answer = {
  status: 503,
  headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store', 'Retry-After': '10' },
  body: 'Please try again in a moment.\n',
};

/**
 * Serves the registry behind Hosting: the list of modules that pages read, and the files of published versions that
 * Hosting itself doesn't have. It never answers with the page.
 */
export const serveModules = onRequest(runtime.modules, async (request, response) => {
  response.set('X-Content-Type-Options', 'nosniff');
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return void response.status(405).set('Allow', 'GET, HEAD').set('Cache-Control', 'no-store').end();
  const tag = request.get('if-none-match');
  let answer: Answer;
  try {
    answer = await (request.path === registryAddress
      ? listModules(tag)
      : serveFile(request.path, { tag, encodings: request.get('accept-encoding') ?? '' }));
  } catch (error) {
    logger.error(`Serving ${request.path} failed`, error);
    answer = unavailable;
  }
  response.status(answer.status).set(answer.headers).send(answer.body);
});
