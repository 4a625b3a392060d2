import type { AuthorizeRequest } from '../../firestore/authorize.ts';
import type { StructuredQuery } from '../../firestore/query/StructuredQuery.ts';
import type { StoredDocument } from '../../firestore/store/StoredDocument.ts';
import { GoogleFirestore, unsignedToken } from './googleFirestore.fixture.ts';

/** What was asked of the local engine, and what it said. */
export interface Question {
  readonly rules: string;
  readonly request: Omit<AuthorizeRequest, 'getDocument' | 'getDocumentAfter'>;
  /** What there is besides the document that is asked for. */
  readonly documents: readonly StoredDocument[];
  readonly allowed: boolean;
}

/**
 * Asks Google's emulator the same questions, one after the other.
 *
 * What it can't be asked is left out: administrators, whom no rules hold, the ids of collections, which are theirs, and operations
 * that share one request's look-ups.
 *
 * @returns a line for each that it decides otherwise
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

/** What is in the emulator, as JSON; null after a write. Emptying it takes most of a question's time. */
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

/** @returns null where the request is granted, else why not */
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
