import type { Authorize, AuthorizeRequest } from '../firestore/authorize.ts';
import { FirestoreError } from '../firestore/FirestoreError.ts';
import type { Log } from '../Log.ts';
import { createLookUp } from './createLookUp.ts';
import { Evaluator } from './evaluate/Evaluator.ts';
import { judge } from './evaluate/judge.ts';
import type { Refusal } from './evaluate/judge.ts';
import { casesOf } from './firestoreRequest.ts';
import type { Ruleset } from './Ruleset.ts';

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
  const lookUp = createLookUp(projectId, request);
  for (const { path, variables } of cases) {
    const evaluator = new Evaluator(lookUp, (line) => log(`${ruleset.file}: ${line}`));
    const verdict = judge(ruleset, request.operation, path, variables, evaluator);
    if (!verdict.allowed) return verdict.refusals;
  }
  return null;
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
