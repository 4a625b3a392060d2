import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import {
  moduleKeysSchema,
  type ModuleKeys,
  type RegisteredModule,
  type SignedText,
} from 'shared-lib/contract/documents';
import {
  keysOf,
  moduleFilesSchema,
  type ModuleFiles,
  guardSchema,
  signedSchema,
} from 'shared-lib/contract/registry';
import { paths } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';

/** A signed text as it is stored, with its revision. */
const revised = z.extend(signedSchema, { revision: z.number().check(z.int()) });

/** Only these functions write this document, so damage is an error. */
const read = <Value>(schema: z.ZodMiniType<Value>, snapshot: DocumentSnapshot): Value | null =>
  snapshot.exists ? z.parse(schema, snapshot.data()) : null;

/** A signed text and its revision; null if there is none yet. */
export const revisedOf = (snapshot: DocumentSnapshot) => read(revised, snapshot);

/** A module as pages read it. */
export const registeredOf = (snapshot: DocumentSnapshot): RegisteredModule => {
  const { text, signature, guard } = z.parse(
    z.extend(signedSchema, { guard: z.optional(guardSchema) }),
    snapshot.data(),
  );
  return { text, signature, ...(guard && { guard }) };
};

/** The record of a published version; null if it isn't published. */
export const publishedOf = (snapshot: DocumentSnapshot): ModuleFiles | null => {
  const signed = read(signedSchema, snapshot);
  return signed && z.parse(moduleFilesSchema, JSON.parse(signed.text));
};

const noKeys: ModuleKeys = { revision: 0, keys: {} };

/** The operator's list of keys. */
export const keysIn = (snapshot: DocumentSnapshot): ModuleKeys => {
  const stored = revisedOf(snapshot);
  return stored === null ? noKeys : z.parse(moduleKeysSchema, JSON.parse(stored.text));
};

/** The keys that may sign for a module now. */
export const readKeysOf = async (module: string, transaction?: Transaction): Promise<readonly string[]> => {
  const reference = firestore().doc(paths.moduleKeys());
  return keysOf(keysIn(await (transaction ? transaction.get(reference) : reference.get())), module);
};

/** The signed parts of a text, without the request's other fields. */
export const signedOnly = ({ text, signature }: SignedText): SignedText => ({ text, signature });
