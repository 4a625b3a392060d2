import type { AuthorizeRequest } from '../firestore/authorize.ts';
import { FirestoreError } from '../firestore/FirestoreError.ts';
import type { StoredDocument } from '../firestore/store/StoredDocument.ts';
import type { Fields } from '../firestore/values/Value.ts';
import { compileRules } from './compileRules.ts';
import { createAuthorize } from './createAuthorize.ts';

export const ROOT = 'projects/demo-rules/databases/(default)/documents';

/** A document below the root. */
export function stored(path: string, fields: Fields = {}): StoredDocument {
  const time = '2026-03-01T12:30:45.123456Z';
  return { name: `${ROOT}/${path}`, fields, createTime: time, updateTime: time };
}

/** What came of a request: the decision, and the lines of the log. */
export interface Decision {
  readonly allowed: boolean;
  readonly lines: readonly string[];
  /** How many expressions were evaluated. */
  readonly expressions: number;
}

/** Judges one request under rules; what it doesn't say is a get of `/things/one` by nobody. */
export function decide(
  rules: string,
  request: Partial<AuthorizeRequest> = {},
  documents: readonly StoredDocument[] = [],
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
  try {
    authorize({
      auth: null,
      operation: 'get',
      name: `${ROOT}/things/one`,
      before: null,
      after: null,
      time: '2026-03-01T12:30:45.123456Z',
      getDocument,
      getDocumentAfter: getDocument,
      ...request,
    });
    return { allowed: true, lines, expressions };
  } catch (error) {
    if (!(error instanceof FirestoreError) || error.status !== 'PERMISSION_DENIED') throw error;
    return { allowed: false, lines, expressions };
  }
}

/** Rules with one condition for everything that is done to documents of `things`, and with functions. */
export function thingRules(condition: string, functions = ''): string {
  return `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    ${functions}
    match /things/{id} { allow read, write: if ${condition}; }
  }
}`;
}
