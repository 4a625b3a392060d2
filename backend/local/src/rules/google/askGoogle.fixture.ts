import type { AuthorizeRequest } from '../../firestore/authorize.ts';
import type { StructuredQuery } from '../../firestore/query/StructuredQuery.ts';
import type { StoredDocument } from '../../firestore/store/StoredDocument.ts';
import { GoogleFirestore, unsignedToken } from './googleFirestore.fixture.ts';

/** A question to the local engine, and its answer. */
export interface Question {
  readonly rules: string;
  readonly request: Omit<AuthorizeRequest, 'getDocument' | 'getDocumentAfter'>;
  /** Existing documents other than the requested one. */
  readonly documents: readonly StoredDocument[];
  readonly allowed: boolean;
}

/**
 * Asks Google's emulator the same questions in sequence.
 *
 * Skips what can't be asked there: administrators, who bypass rules, listings of collection IDs, which only they may do, and
 * operations that share a request's look-ups.
 *
 * @returns a line for each different decision
 */
export async function differencesOnGoogle(
  questions: readonly Question[],
  project: string,
): Promise<string[]> {
  const google = new GoogleFirestore(process.env.GOOGLE_FIRESTORE ?? '', project);
  const differences: string[] = [];
  for (const question of questions) {
    const { request, rules, allowed } = question;
    if (request.auth === 'owner' || request.batch || (request.operation === 'list' && !request.query))
      continue;
    const refusal = await ask(google, question);
    if ((refusal === null) !== allowed)
      differences.push(
        `${rules}\n  ${request.operation} here: ${allowed ? 'granted' : 'refused'}\n  Google: ${refusal ?? 'granted'}`,
      );
  }
  return differences;
}

/** The emulator's content as JSON; null after a write. Clearing it takes most of a question's time. */
let present: string | null = null;

async function provide(google: GoogleFirestore, documents: readonly StoredDocument[]): Promise<void> {
  const wanted = JSON.stringify(documents);
  if (wanted === present) return;
  await google.clear();
  const relative = documents.map(({ name, fields }) => ({
    path: name.slice(google.root.length + 1),
    fields,
  }));
  if (relative.length > 0) await google.put(relative);
  present = wanted;
}

/** In REST, a limit is a number; gRPC wraps it. */
function restQuery({ limit, ...query }: StructuredQuery = {}): object {
  return { ...query, limit: typeof limit === 'object' ? limit?.value : limit };
}

/** @returns null if allowed, otherwise the reason */
async function ask(google: GoogleFirestore, { rules, request, documents }: Question): Promise<string | null> {
  const { auth, before, after, operation, name, query } = request;
  const rejected = await google.setRules(rules);
  if (rejected !== null) return rejected;
  await provide(google, before ? [...documents, before] : documents);
  const token =
    auth && auth !== 'owner'
      ? unsignedToken(google.project, { ...auth.token, sub: auth.uid, user_id: auth.uid })
      : null;
  switch (operation) {
    case 'get':
      return google.get(name.slice(google.root.length + 1), token);
    case 'list':
      return google.query(name, restQuery(query), token);
    case 'delete':
      present = null;
      return google.commit([{ delete: name }], token);
    case 'create':
    case 'update':
      present = null;
      return google.commit([{ update: { name, fields: after?.fields ?? {} } }], token);
  }
}
