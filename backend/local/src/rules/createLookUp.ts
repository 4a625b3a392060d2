import type { AuthorizeRequest } from '../firestore/authorize.ts';
import { EvaluationError } from './evaluate/EvaluationError.ts';
import type { DocumentLookup } from './evaluate/lookUps.ts';
import { toResource } from './firestoreRequest.ts';
import type { RulesPath } from './values/RulesValue.ts';

/** As documented (firebase.google.com/docs/firestore/security/rules-structure#security_rule_limits). */
const MAX_LOOK_UPS = 10;
const MAX_LOOK_UPS_TOGETHER = 20;

/** Documents looked up so far by a request with several operations. */
const lookedUpTogether = new WeakMap<object, Set<string>>();

type DocumentSource = Pick<AuthorizeRequest, 'getDocument' | 'getDocumentAfter' | 'batch'>;

/** Looks up documents for one operation, each once, within the limits. */
export function createLookUp(projectId: string, request: DocumentSource): DocumentLookup {
  const found = new Map<string, ReturnType<DocumentLookup>>();
  const together = request.batch ? (lookedUpTogether.get(request.batch) ?? new Set<string>()) : null;
  if (request.batch && together) lookedUpTogether.set(request.batch, together);
  return (path, state) => {
    const name = resourceName(path, projectId);
    const key = `${state} ${name}`;
    const known = found.get(key);
    if (known !== undefined) return known;
    together?.add(key);
    if (found.size >= MAX_LOOK_UPS)
      throw new EvaluationError(`More than ${MAX_LOOK_UPS} documents were looked up`);
    if (together && together.size > MAX_LOOK_UPS_TOGETHER)
      throw new EvaluationError(
        `More than ${MAX_LOOK_UPS_TOGETHER} documents were looked up for one request`,
      );
    const document = toResource(
      state === 'after' ? request.getDocumentAfter(name) : request.getDocument(name),
    );
    found.set(key, document);
    return document;
  };
}

function resourceName(path: RulesPath, projectId: string): string {
  const { segments } = path;
  if (
    segments[0] !== 'databases' ||
    segments[2] !== 'documents' ||
    segments.length < 5 ||
    segments.length % 2 === 0 ||
    segments.some((segment) => segment === '' || segment.includes('/'))
  )
    throw new EvaluationError(`${path} isn't the path of a document`);
  return `projects/${projectId}${path}`;
}
