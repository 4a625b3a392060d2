import { FieldValue } from 'firebase-admin/firestore';
import { defineString } from 'firebase-functions/params';
import * as z from 'zod/mini';
import { moduleKeysSchema } from 'shared-lib/contract/documents';
import { maxRegisteredModules, type RevisionAnswer, signedSchema } from 'shared-lib/contract/registry';
import { paths } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { inTransaction } from '../summaries/transactions.ts';
import { done, refused, type Outcome } from './Outcome.ts';
import { problemsIn, readSigned } from './readSigned.ts';
import { revisedOf, signedOnly } from './registryRecords.ts';

/** The site's root public keys, as in `site/module-keys.json`, separated by spaces; empty for a site without a registry. */
const moduleRootKeys = defineString('MODULE_ROOT_KEYS', { default: '' });

/** The public keys that may sign the list of keys. */
const rootKeys = (): string[] =>
  moduleRootKeys
    .value()
    .split(' ')
    .filter((key) => key !== '');

/**
 * Accepts the operator's next list of keys. Sending the same list again has no effect, so requests can be retried.
 * @param body a `SignedText` of kind `module-keys`
 */
export const acceptKeys = async (body: unknown): Promise<Outcome<RevisionAnswer>> => {
  const signed = z.safeParse(signedSchema, body);
  if (!signed.success) return refused(400, `This isn’t a signed text: ${problemsIn(signed.error)}.`);
  const list = await readSigned(signed.data, 'module-keys', rootKeys(), moduleKeysSchema, 'the list of keys');
  if (!list.ok) return list;
  const { revision, keys } = list.value;
  if (Object.keys(keys).length > maxRegisteredModules)
    return refused(400, `The list names more than ${maxRegisteredModules} modules.`);
  return inTransaction(async (transaction): Promise<Outcome<RevisionAnswer>> => {
    const reference = firestore().doc(paths.moduleKeys());
    const stored = revisedOf(await transaction.get(reference));
    if (stored?.text === signed.data.text) return done({ revision });
    const current = stored?.revision ?? 0;
    if (revision !== current + 1)
      return refused(
        409,
        `The list of keys is at revision ${current}, so the next is ${current + 1}.`,
        current,
      );
    transaction.set(reference, {
      ...signedOnly(signed.data),
      revision,
      changedAt: FieldValue.serverTimestamp(),
    });
    return done({ revision });
  });
};
