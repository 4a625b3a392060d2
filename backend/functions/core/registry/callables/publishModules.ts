import { logger } from 'firebase-functions';
import { onRequest } from 'firebase-functions/https';
import {
  keysAddress,
  maxDocumentRequestBytes,
  maxFilesRequestBytes,
  type RefusedAnswer,
} from 'shared-lib/contract/registry';
import { runtime } from '../../../../kernel/runtime.ts';
import { acceptDocument } from '../acceptDocument.ts';
import { acceptKeys } from '../acceptKeys.ts';
import { refused, type Outcome } from '../Outcome.ts';
import { publishFiles } from '../publishFiles.ts';
import { readBody, type BodyRequest } from '../readBody.ts';

const moduleAddress = /^\/modules\/(mf-[a-z]{1,37})\/(files|document)$/;

const answerTo = async (path: string, request: BodyRequest): Promise<Outcome<object>> => {
  const [, module = '', what] = moduleAddress.exec(path) ?? [];
  if (what === undefined && path !== keysAddress) return refused(404, `There is no ${path}.`);
  const body = await readBody(request, what === 'files' ? maxFilesRequestBytes : maxDocumentRequestBytes);
  if (!body.ok) return body;
  if (what === undefined) return acceptKeys(body.value);
  return what === 'files' ? publishFiles(module, body.value) : acceptDocument(module, body.value);
};

/**
 * Receives versions and documents of modules, and the operator's list of keys. The signature alone decides: no
 * request needs an account.
 */
export const publishModules = onRequest(runtime.publishing, async (request, response) => {
  response.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
  if (request.method !== 'POST') return void response.status(405).set('Allow', 'POST').end();
  try {
    const outcome = await answerTo(request.path, {
      rawBody: request.rawBody,
      type: request.get('content-type'),
    });
    if (outcome.ok) return void response.json(outcome.value);
    const { status, problem, revision } = outcome;
    const refusal: RefusedAnswer = { problem, ...(revision !== undefined && { revision }) };
    response.status(status).json(refusal);
  } catch (error) {
    logger.error(`Answering ${request.path} failed`, error);
    response.status(503).json({ problem: 'The registry is unavailable. Try again in a moment.' });
  }
});
