import { compileRules } from '../compileRules.ts';
import type { Fields } from '../../firestore/values/Value.ts';
import { FirestoreError } from '../../firestore/FirestoreError.ts';
import { createAuthorize } from '../createAuthorize.ts';
import type { Ruleset } from '../Ruleset.ts';
import { generateExpression, randomFrom } from './generate.fixture.ts';
import { GoogleFirestore, unsignedToken } from './googleFirestore.fixture.ts';
import { sampleFields } from '../sampleFields.fixture.ts';

const PER_FILE = 200;
const MAX_DEPTH = 4;

// Two test files use it, concurrently.
const project = `demo-conditions-${process.env.JEST_WORKER_ID ?? 1}`;
const google = new GoogleFirestore(process.env.GOOGLE_FIRESTORE ?? '', project);
const token = { sub: 'ann', user_id: 'ann', level: 3, ratio: 1.5, roles: ['x'], nested: { a: null } };

const DATA: Fields = {
  ...sampleFields(google.root),
  tiny: { doubleValue: 1e-9 },
  at: { timestampValue: '2024-12-31T23:59:58.123456Z' },
};
const USERS = [{ path: 'users/ann', fields: { admin: { booleanValue: true } } }];

/** Rules with a collection per condition. */
export function rulesOf(conditions: readonly string[]): string {
  return `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
function same(x) { return x; }
function first(x, y) { return x; }
function bound(x) { let y = x; let z = y + 1; return z - 1; }
${conditions.map((condition, index) => `match /c${index}/{id} { allow get: if ${condition.replaceAll(/\bd\b(?=[^"\w]|$)/g, 'resource.data')}; }`).join('\n')}
} }`;
}

interface Answer {
  readonly allowed: boolean;
  readonly lines: readonly string[];
  /** The number of evaluated expressions. */
  readonly expressions: number;
}

/** Asks the local engine about the condition with an index. */
export function evaluateOnRuleset(ruleset: Ruleset, index: number): Answer {
  const lines: string[] = [];
  let expressions = 0;
  const authorize = createAuthorize(
    () => ruleset,
    (line) => lines.push(line),
    (decision) => (expressions = decision.expressions),
  );
  const time = '2026-03-01T12:30:45.123456Z';
  const stored = (path: string, fields: Fields) => ({
    name: `${google.root}/${path}`,
    fields,
    createTime: time,
    updateTime: time,
  });
  const [ann] = USERS.map(({ path, fields }) => stored(path, fields));
  const document = stored(`c${index}/one`, DATA);
  const getDocument = (name: string) => [ann, document].find((known) => known?.name === name) ?? null;
  try {
    authorize({
      auth: { uid: 'ann', token },
      operation: 'get',
      name: document.name,
      before: document,
      after: null,
      time,
      getDocument,
      getDocumentAfter: getDocument,
    });
    return { allowed: true, lines, expressions };
  } catch (error) {
    if (!(error instanceof FirestoreError)) throw error;
    return { allowed: false, lines, expressions };
  }
}

/** A condition on the expression: it equals its local value, or has a value at all. */
function conditionOn(expression: string): string {
  const { lines } = evaluateOnRuleset(
    compileRules(rulesOf([`[debug(${expression})] is list`]), 'a.rules', 'cloud.firestore'),
    0,
  );
  const value = lines.map((line) => /debug\(\) at line \d+: (.*)$/s.exec(line)?.[1]).find(Boolean);
  if (
    value === undefined ||
    value.includes('a map_diff') ||
    value.includes('NaN') ||
    /\ba \w+/.test(value.replaceAll(/"[^"]*"/g, ''))
  )
    return `[${expression}] is list`;
  return `${expression} == ${value}`;
}

/** Writes the documents the conditions are about. */
async function putDocuments(count: number): Promise<void> {
  const collections = Array.from({ length: count }, (_, index) => ({ path: `c${index}/one`, fields: DATA }));
  await google.put([...collections, ...USERS]);
}

/** Generated conditions that Google decides differently: each condition with both answers. */
export async function findDifferences(seed: number, count: number): Promise<string[]> {
  const differences: string[] = [];
  const random = randomFrom(seed);
  for (let done = 0; done < count; done += PER_FILE) {
    const conditions = Array.from({ length: PER_FILE }, () =>
      conditionOn(generateExpression(random, 1 + random(MAX_DEPTH))),
    );
    differences.push(...(await differencesOf(conditions)));
  }
  return differences;
}

/** The differences in one file's conditions. Google's compiler crashes on a few ill-typed ones, which are skipped. */
async function differencesOf(conditions: readonly string[]): Promise<string[]> {
  const refusals = await askGoogle(conditions);
  if (!refusals) {
    const half = Math.floor(conditions.length / 2);
    if (half === 0) return [];
    return [
      ...(await differencesOf(conditions.slice(0, half))),
      ...(await differencesOf(conditions.slice(half))),
    ];
  }
  const ruleset = compileRules(rulesOf(conditions), 'a.rules', 'cloud.firestore');
  return conditions.flatMap((condition, index) => {
    const here = evaluateOnRuleset(ruleset, index);
    const refusal = refusals[index] ?? null;
    return here.allowed === (refusal === null)
      ? []
      : [`${condition}\n  here: ${here.allowed || here.lines.at(-1)}\n  Google: ${refusal ?? true}`];
  });
}

/** Google's answers to one file's conditions: null if true, undefined if its compiler crashes. */
export async function askGoogle(
  conditions: readonly string[],
): Promise<readonly (string | null)[] | undefined> {
  await putDocuments(conditions.length);
  const rejected = await google.setRules(rulesOf(conditions));
  if (rejected === 'HTTP 500') return undefined;
  if (rejected !== null) throw new Error(`Google rejects the rules: ${rejected}`);
  const bearer = unsignedToken(google.project, token);
  return Promise.all(conditions.map((_, index) => google.get(`c${index}/one`, bearer)));
}
