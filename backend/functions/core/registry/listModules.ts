import { createHash } from 'node:crypto';
import type { Registry } from 'shared-lib/contract/documents';
import { maxRegisteredModules } from 'shared-lib/contract/registry';
import { paths } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import type { Answer } from './Answer.ts';
import { registeredOf, revisedOf, signedOnly } from './registryRecords.ts';

/** Cached for 30 seconds, so a new document reaches every visitor within that time. */
const mayBeKept = 'public, max-age=0, must-revalidate, s-maxage=30';

/**
 * What pages read: the operator's list of keys, and every module's signed document with its guard's decision.
 * @param tag the request's `If-None-Match`
 */
export const listModules = async (tag: string | undefined): Promise<Answer> => {
  const [keys, modules] = await Promise.all([
    firestore().doc(paths.moduleKeys()).get(),
    firestore().collection(paths.modules()).limit(maxRegisteredModules).get(),
  ]);
  const list = revisedOf(keys);
  const registry: Registry = {
    keys: list && signedOnly(list),
    modules: Object.fromEntries(modules.docs.map((module) => [module.id, registeredOf(module)])),
  };
  const body = JSON.stringify(registry);
  const own = `"${createHash('sha256').update(body).digest('base64url')}"`;
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': mayBeKept, ETag: own };
  return tag === own ? { status: 304, headers, body: '' } : { status: 200, headers, body };
};
