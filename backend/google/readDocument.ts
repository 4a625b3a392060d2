import type { FirestoreServer } from '../local/src/firestore/index.ts';

type StoredDocument = NonNullable<ReturnType<FirestoreServer['getDocument']>>;

/**
 * Reads a document from Google's emulator with all rights.
 *
 * @param address `host:port`
 * @param name full resource name
 * @returns null where there is none
 * @throws Error with the emulator's answer when it refuses
 */
export async function readDocument(address: string, name: string): Promise<StoredDocument | null> {
  const path = name.split('/').map(encodeURIComponent).join('/');
  const answer = await fetch(`http://${address}/v1/${path}`, { headers: { authorization: 'Bearer owner' } });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${name} can't be read: ${await answer.text()}`);
  return { fields: {}, ...((await answer.json()) as Omit<StoredDocument, 'fields'>) };
}
