import type { AuthorizeRequest } from '../firestore/authorize.ts';
import { FirestoreError } from '../firestore/FirestoreError.ts';
import type { StructuredQuery } from '../firestore/query/StructuredQuery.ts';
import type { StoredDocument } from '../firestore/store/StoredDocument.ts';
import type { Fields } from '../firestore/values/Value.ts';
import { compileRules } from './compileRules.ts';
import { createAuthorize } from './createAuthorize.ts';
import { differencesOnGoogle } from './google/askGoogle.fixture.ts';
import type { Question } from './google/askGoogle.fixture.ts';

const google = process.env.GOOGLE_FIRESTORE;
/** Concurrent test files use separate projects on Google's emulator. */
const PROJECT = google ? `demo-rules-${process.env.JEST_WORKER_ID ?? 1}` : 'demo-rules';
export const ROOT = `projects/${PROJECT}/databases/(default)/documents`;

/** The test's questions so far. */
const questions: Question[] = [];

// With Google's emulator available, each test's questions are also asked there and must get the same decisions.
if (google)
  afterEach(async () => {
    expect(await differencesOnGoogle(questions.splice(0), PROJECT)).toEqual([]);
  });

/** A document below the root. */
export function stored(path: string, fields: Fields = {}): StoredDocument {
  const time = '2026-03-01T12:30:45.123456Z';
  return { name: `${ROOT}/${path}`, fields, createTime: time, updateTime: time };
}

/** A request's outcome: the decision, and the log lines. */
export interface Decision {
  readonly allowed: boolean;
  readonly lines: readonly string[];
  /** The number of evaluated expressions. */
  readonly expressions: number;
}

/**
 * Evaluates one request under rules; by default, a signed-out get of `/things/one`.
 *
 * @param onlyHere why Google's emulator isn't asked the same; absent if it is
 */
export function decide(
  rules: string,
  request: Partial<AuthorizeRequest> = {},
  documents: readonly StoredDocument[] = [],
  onlyHere: string | null = null,
): Decision {
  const lines: string[] = [];
  const ruleset = compileRules(rules, 'a.rules', 'cloud.firestore');
  let expressions = 0;
  const authorize = createAuthorize(
    () => ruleset,
    (line) => lines.push(line),
    (decision) => (expressions = decision.expressions),
  );
  const getDocument = (name: string): StoredDocument | null =>
    documents.find((document) => document.name === name) ?? null;
  const requested = {
    auth: null,
    operation: 'get',
    name: `${ROOT}/things/one`,
    before: null,
    after: null,
    time: '2026-03-01T12:30:45.123456Z',
    ...request,
  } as const;
  const allowed = isAllowed(() => authorize({ getDocument, getDocumentAfter: getDocument, ...requested }));
  if (google && onlyHere === null) questions.push({ rules, request: requested, documents, allowed });
  return { allowed, lines, expressions };
}

function isAllowed(authorize: () => void): boolean {
  try {
    authorize();
    return true;
  } catch (error) {
    if (!(error instanceof FirestoreError) || error.status !== 'PERMISSION_DENIED') throw error;
    return false;
  }
}

/** Rules with functions and one condition for all operations on documents of `things`. */
export function rulesForThings(condition: string, functions = ''): string {
  return `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    ${functions}
    match /things/{id} { allow read, write: if ${condition}; }
  }
}`;
}

/** Rules with this body below a database's documents. */
export function rulesWithBody(body: string, version = "rules_version = '2';"): string {
  return `${version} service cloud.firestore { match /databases/{database}/documents { ${body} } }`;
}

/** Ann's query, of `things` unless it has a `from`. */
export function list(query: StructuredQuery, name = ROOT): Partial<AuthorizeRequest> {
  return {
    operation: 'list',
    auth: { uid: 'ann', token: {} },
    name,
    query: { from: [{ collectionId: 'things' }], ...query },
  };
}
