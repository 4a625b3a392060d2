import type { Authorize, AuthorizeRequest } from '../firestore/authorize.ts';
import { FirestoreError } from '../firestore/FirestoreError.ts';
import type { Log } from '../Log.ts';
import { createLookUp } from './createLookUp.ts';
import { Evaluator, MAX_EXPRESSIONS } from './evaluate/Evaluator.ts';
import { judge } from './evaluate/judge.ts';
import type { Refusal, RequestMethod } from './evaluate/judge.ts';
import { casesOf } from './firestoreRequest.ts';
import type { Ruleset } from './Ruleset.ts';
import type { AllowStatement, Position } from './syntax/SyntaxTree.ts';

/** From here on, the log warns that a request comes close to the limit. */
const WARN_FROM = 700;

/** What came of one operation, and what it cost. */
export interface Decision {
  readonly method: RequestMethod;
  /** Below the database's documents, such as `/notes/one`; of a list, its collection. */
  readonly path: string;
  readonly allowed: boolean;
  /** The expressions that were evaluated, of 1000; of a list, for the most expensive of its filter's alternatives. */
  readonly expressions: number;
  /** The `allow` that granted it; null where it was refused. */
  readonly at: Position | null;
}

/** Receives what came of each operation that rules were asked about. */
export type OnDecision = (decision: Decision) => void;

/**
 * Makes Firestore's decisions out of rules.
 *
 * @param rulesetOf the rules for a project at this moment; null where everything is allowed
 * @param log receives why a request was refused, which clients aren't told, what `debug()` is given, and the first time that an
 * `allow` grants at 700 expressions or more
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
  /** Null where the request is allowed. */
  readonly refusals: readonly Refusal[] | null;
  readonly expressions: number;
  /** What granted the most expensive case. */
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
    const verdict = judge(ruleset, request.operation, path, variables, evaluator);
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
  const who = auth && auth !== 'owner' ? `user ${JSON.stringify(auth.uid)}` : 'nobody signed in';
  const why = refusals.map(({ at, reason }) => `${file}:${at.line}:${at.column} ${reason}`).join('; ');
  return `Firestore refused ${operation} ${path} for ${who}: ${why || `no rule of ${file} is about it`}`;
}
