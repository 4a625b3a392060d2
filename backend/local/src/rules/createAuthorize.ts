import type { Authorize, AuthorizeRequest } from '../firestore/authorize.ts';
import { FirestoreError } from '../firestore/FirestoreError.ts';
import type { Log } from '../Log.ts';
import { createLookUp } from './createLookUp.ts';
import { Evaluator, MAX_EXPRESSIONS } from './evaluate/Evaluator.ts';
import { authorizeRequest } from './evaluate/authorizeRequest.ts';
import type { Refusal, RequestMethod } from './evaluate/authorizeRequest.ts';
import { casesOf } from './firestoreRequest.ts';
import type { Ruleset } from './Ruleset.ts';
import type { AllowStatement, Position } from './syntax/SyntaxTree.ts';

/** From this many expressions on, the log warns that a request is close to the limit. */
const WARN_FROM = 700;

/** An operation's outcome and cost. */
export interface Decision {
  readonly method: RequestMethod;
  /** Below the database's documents, e.g. `/notes/one`; for a list, its collection. */
  readonly path: string;
  readonly allowed: boolean;
  /** Evaluated expressions, of 1000; for a list, of the most expensive disjunct of its filter. */
  readonly expressions: number;
  /** The `allow` that permitted it; null if refused. */
  readonly at: Position | null;
}

/** Receives the outcome of each operation evaluated by rules. */
export type OnDecision = (decision: Decision) => void;

/**
 * Creates Firestore's authorization from rules.
 *
 * @param rulesetOf a project's current rules; null if everything is allowed
 * @param log receives the reasons for refusals, which clients don't get, values passed to `debug()`, and the first time an `allow` takes
 * 700 expressions or more
 */
export function createAuthorize(
  rulesetOf: (projectId: string) => Ruleset | null,
  log: Log,
  onDecision: OnDecision = () => {},
): Authorize {
  const warned = new WeakSet<AllowStatement>();
  return (request) => {
    if (request.auth === 'owner') return;
    const projectId = request.name.split('/', 2)[1] ?? '';
    const ruleset = rulesetOf(projectId);
    if (!ruleset) return;
    const { refusals, by, expressions } = decide(request, projectId, ruleset, log);
    const path = pathOf(request);
    onDecision({
      method: request.operation,
      path,
      allowed: refusals === null,
      expressions,
      at: by?.at ?? null,
    });
    if (by && expressions >= WARN_FROM && !warned.has(by)) {
      warned.add(by);
      log(
        `${ruleset.file}:${by.at.line}:${by.at.column} ${request.operation} ${path} evaluates ${expressions} of ${MAX_EXPRESSIONS} expressions`,
      );
    }
    if (refusals === null) return;
    log(describe(request, path, ruleset.file, refusals));
    throw new FirestoreError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
  };
}

interface Judgement {
  /** Null if the request is allowed. */
  readonly refusals: readonly Refusal[] | null;
  readonly expressions: number;
  /** The `allow` that permitted the most expensive case. */
  readonly by: AllowStatement | null;
}

function decide(request: AuthorizeRequest, projectId: string, ruleset: Ruleset, log: Log): Judgement {
  let expressions = 0;
  let by: AllowStatement | null = null;
  const cases = casesOf(request);
  if (!cases) return { refusals: [], expressions, by };
  const lookUp = createLookUp(projectId, request);
  for (const { path, variables } of cases) {
    const evaluator = new Evaluator(lookUp, (line) => log(`${ruleset.file}: ${line}`));
    const verdict = authorizeRequest(ruleset, request.operation, path, variables, evaluator);
    if (!verdict.allowed) return { refusals: verdict.refusals, expressions: evaluator.expressions, by: null };
    if (evaluator.expressions < expressions) continue;
    by = verdict.by;
    expressions = evaluator.expressions;
  }
  return { refusals: null, expressions, by };
}

function pathOf({ name, query }: AuthorizeRequest): string {
  const from = query?.from?.[0];
  const collection = from ? `/${from.allDescendants ? '**/' : ''}${from.collectionId ?? '*'}` : '';
  return `/${name.split('/').slice(5).join('/')}${collection}`.replace('//', '/');
}

function describe(
  { auth, operation }: AuthorizeRequest,
  path: string,
  file: string,
  refusals: readonly Refusal[],
): string {
  const who = auth && auth !== 'owner' ? `user ${JSON.stringify(auth.uid)}` : 'a signed-out caller';
  const why = refusals.map(({ at, reason }) => `${file}:${at.line}:${at.column} ${reason}`).join('; ');
  return `Firestore refused ${operation} ${path} for ${who}: ${why || `no rule in ${file} matches`}`;
}
