import type { Authorize, AuthorizeRequest } from '../firestore/authorize.ts';
import { FirestoreError } from '../firestore/FirestoreError.ts';
import type { Log } from '../Log.ts';
import { EvaluationError, LimitError } from './evaluate/EvaluationError.ts';
import { Evaluator } from './evaluate/Evaluator.ts';
import { judge } from './evaluate/judge.ts';
import type { Refusal } from './evaluate/judge.ts';
import type { LookUp } from './evaluate/lookUps.ts';
import { casesOf, toResource } from './firestoreRequest.ts';
import type { Ruleset } from './Ruleset.ts';
import type { RulesPath } from './values/RulesValue.ts';

/** As documented (firebase.google.com/docs/firestore/security/rules-structure#security_rule_limits). */
const MAX_LOOK_UPS = 10;
const MAX_LOOK_UPS_TOGETHER = 20;

/** What a request of several operations has looked up so far. */
const lookedUpTogether = new WeakMap<object, Set<string>>();

/**
 * Makes Firestore's decisions out of rules.
 *
 * @param rulesetOf the rules for a project at this moment; null where everything is allowed
 * @param log receives why a request was refused, which clients aren't told, and what `debug()` is given
 */
export function createAuthorize(rulesetOf: (projectId: string) => Ruleset | null, log: Log): Authorize {
  return (request) => {
    if (request.auth === 'owner') return;
    const projectId = request.name.split('/', 2)[1] ?? '';
    const ruleset = rulesetOf(projectId);
    if (!ruleset) return;
    const refusals = refusalsOf(request, projectId, ruleset, log);
    if (refusals === null) return;
    log(describe(request, ruleset.file, refusals));
    throw new FirestoreError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
  };
}

/** Null where the request is allowed. */
function refusalsOf(
  request: AuthorizeRequest,
  projectId: string,
  ruleset: Ruleset,
  log: Log,
): readonly Refusal[] | null {
  const cases = casesOf(request);
  if (!cases) return [];
  const lookUp = createLookUp(request, projectId);
  for (const { path, variables } of cases) {
    const evaluator = new Evaluator(lookUp, (line) => log(`${ruleset.file}: ${line}`));
    const verdict = judge(ruleset, request.operation, path, variables, evaluator);
    if (!verdict.allowed) return verdict.refusals;
  }
  return null;
}

/** Looks documents up for one operation, each once, and no more than the limits allow. */
function createLookUp(request: AuthorizeRequest, projectId: string): LookUp {
  const found = new Map<string, ReturnType<LookUp>>();
  const together = request.batch ? (lookedUpTogether.get(request.batch) ?? new Set<string>()) : null;
  if (request.batch && together) lookedUpTogether.set(request.batch, together);
  return (path, state) => {
    const name = resourceName(path, projectId);
    const key = `${state} ${name}`;
    const known = found.get(key);
    if (known !== undefined) return known;
    together?.add(key);
    if (found.size >= MAX_LOOK_UPS)
      throw new LimitError(`More than ${MAX_LOOK_UPS} documents were looked up`);
    if (together && together.size > MAX_LOOK_UPS_TOGETHER)
      throw new LimitError(`More than ${MAX_LOOK_UPS_TOGETHER} documents were looked up for one request`);
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
    segments.length % 2 === 0
  )
    throw new EvaluationError(`${path} isn't the path of a document`);
  return `projects/${projectId}${path}`;
}

function describe(
  { auth, operation, name, query }: AuthorizeRequest,
  file: string,
  refusals: readonly Refusal[],
): string {
  const from = query?.from?.[0];
  const collection = from ? `/${from.allDescendants ? '**/' : ''}${from.collectionId ?? '*'}` : '';
  const path = `/${name.split('/').slice(5).join('/')}${collection}`.replace('//', '/');
  const who = auth && auth !== 'owner' ? `user ${JSON.stringify(auth.uid)}` : 'nobody signed in';
  const why = refusals.map(({ at, reason }) => `${file}:${at.line}:${at.column} ${reason}`).join('; ');
  return `Firestore refused ${operation} ${path} for ${who}: ${why || `no rule of ${file} is about it`}`;
}
