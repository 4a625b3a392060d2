import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Decision } from '../local/src/rules/index.ts';
import { writeRules } from './assembleRules.ts';
import { startRules, type RulesProduct } from './rulesProduct.fixture.ts';
import { allRows } from './table/allRows.ts';
import { records } from './table/records.ts';
import { uids, type Role } from './table/roles.ts';
import type { Row } from './table/Row.ts';

/**
 * How many of the 1000 expressions per request each operation of the table evaluates: counted by the local engine, and for the most
 * expensive ones by Google's emulator too.
 */
const max = 600;
const limit = 1000;
const verified = 10;
const projectId = 'demo-expression-counts';
const google = process.env.GOOGLE_FIRESTORE;
const source = readFileSync(writeRules(join(__dirname, '../..')), 'utf8');

jest.setTimeout(600_000);

/** The request, its caller, and its cost. */
interface Cost {
  readonly row: Row;
  readonly role: Role;
  readonly count: number;
}

/** `update customers/*\/team/*`: the method, and the path with a star for each id. */
const operationOf = ({ method, path }: Decision): string =>
  `${method} ${path
    .split('/')
    .slice(1)
    .map((segment, at) => (at % 2 === 1 ? '*' : segment))
    .join('/')}`;

const ask = async (
  { prepare, clients }: RulesProduct,
  { row, role }: Omit<Cost, 'count'>,
): Promise<unknown> => {
  const uid = uids[role] ?? '';
  await prepare(row.before(uid));
  return row.act(clients[role].firestore, uid);
};

/** Sends everything to the local engine, and keeps the most expensive per operation. */
async function count(): Promise<{ granted: Map<string, Cost>; refused: Map<string, Cost> }> {
  const decisions: Decision[] = [];
  const local = await startRules(projectId, (decision) => decisions.push(decision));
  const granted = new Map<string, Cost>();
  const refused = new Map<string, Cost>();
  try {
    await local.prepare(records());
    const keep = (row: Row, role: Role) => {
      for (const decision of decisions.splice(0)) {
        const highest = decision.allowed ? granted : refused;
        const operation = operationOf(decision);
        const count = decision.expressions;
        if (count > (highest.get(operation)?.count ?? -1)) highest.set(operation, { row, role, count });
      }
    };
    for (const row of allRows) {
      const others = row.as.filter((role) => !row.by.includes(role));
      await local.prepare(Object.assign({}, ...others.map((role) => row.before(uids[role] ?? ''))));
      for (const role of others) {
        // A refusal is expected by the table, and counts as well.
        await row.act(local.clients[role].firestore, uids[role] ?? '').catch(() => {});
        keep(row, role);
      }
      for (const role of row.by) {
        await ask(local, { row, role });
        keep(row, role);
      }
    }
  } finally {
    await local.stop();
  }
  return { granted, refused };
}

const byCount = (costs: ReadonlyMap<string, Cost>) => [...costs].sort(([, a], [, b]) => b.count - a.count);

/**
 * Applies the rules with an added first `allow` that is false and costs a given number of expressions.
 * @throws Error with the compiler's message
 */
async function pad(expressions: number): Promise<void> {
  // Besides the ones: the list, its operand, `in`, and three for continuing after `&&`.
  const ones = Array<string>(expressions - 6).fill('1');
  const start = 'match /databases/{database}/documents {';
  const content = source.replace(
    start,
    `${start} match /{all=**} { allow read, write: if 1 in [${ones.join()}] && false; }`,
  );
  const answer = await fetch(`http://${google}/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

let granted: Map<string, Cost>;
let refused: Map<string, Cost>;

beforeAll(async () => {
  ({ granted, refused } = await count());
});

test(`no operation evaluates more than ${max} of ${limit} expressions`, () => {
  const lines = byCount(granted).map(
    ([operation, { count, row, role }]) =>
      `${String(count).padStart(4)}  ${operation}  (${row.what}, ${role})`,
  );
  process.stdout.write(`Expressions evaluated, of ${limit}, by operation:\n${lines.join('\n')}\n`);
  const over = [...byCount(granted), ...byCount(refused)].filter(([, cost]) => cost.count > max);
  expect(
    over.map(([operation, { count, row, role }]) => `${operation}: ${count} (${row.what}, ${role})`),
  ).toEqual([]);
});

test(`Google's emulator counts the same for the ${verified} most expensive operations`, async () => {
  const product = await startRules(projectId);
  await product.prepare(records());
  const differing: string[] = [];
  for (const [operation, cost] of byCount(granted).slice(0, verified)) {
    await pad(limit - cost.count);
    const below = await ask(product, cost).then(() => 'granted', String);
    await pad(limit - cost.count + 1);
    const above = await ask(product, cost).then(() => 'granted', String);
    if (below !== 'granted' || !above.includes('maximum of 1000 expressions'))
      differing.push(`${operation}, ${cost.count} here: ${below}; with one more: ${above}`);
  }
  await product.stop();
  expect(differing).toEqual([]);
});
