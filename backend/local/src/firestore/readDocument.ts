import type { StoredDocument } from './store/StoredDocument.ts';

/**
 * Reads a document from a Firestore in another process as administrator.
 *
 * @param origin e.g. `http://127.0.0.1:8080`
 * @param name full resource name
 * @returns null if it doesn't exist
 * @throws Error with the response if refused
 */
export async function readDocument(origin: string, name: string): Promise<StoredDocument | null> {
  const path = name.split('/').map(encodeURIComponent).join('/');
  const answer = await fetch(`${origin}/v1/${path}`, { headers: { authorization: 'Bearer owner' } });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${name} can't be read: ${await answer.text()}`);
  return { fields: {}, ...((await answer.json()) as Omit<StoredDocument, 'fields'>) };
}
