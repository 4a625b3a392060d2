import fc from 'fast-check';

import { compileQuery } from '../../firestore/query/compileQuery.ts';
import type { FilterJson, StructuredQuery } from '../../firestore/query/StructuredQuery.ts';
import type { Value } from '../../firestore/values/Value.ts';
import { decide, ROOT, stored, rulesForThings } from '../decide.fixture.ts';

/* Only runs locally: Google's emulator allows lists without proof (`lists.test.ts` has the cases). */

const scalars: Value[] = [
  { nullValue: null },
  { booleanValue: true },
  { booleanValue: false },
  { integerValue: '1' },
  { integerValue: '2' },
  { doubleValue: 1 },
  { doubleValue: 1.5 },
  { stringValue: '' },
  { stringValue: 'a' },
  { stringValue: 'b' },
];
const scalar = fc.constantFrom(...scalars);
const list = fc
  .array(scalar, { minLength: 1, maxLength: 2 })
  .map((values): Value => ({ arrayValue: { values } }));
const value = fc.oneof({ weight: 4, arbitrary: scalar }, { weight: 1, arbitrary: list });
const name = fc.constantFrom('a', 'b', 'm.x');

const document = fc
  .record(
    {
      a: value,
      b: value,
      m: fc.option(
        value.map((x): Value => ({ mapValue: { fields: { x } } })),
        { nil: undefined },
      ),
    },
    { requiredKeys: [] },
  )
  .map(({ m, ...fields }) => stored('things/one', m ? { ...fields, m } : fields));

const fieldFilter = fc.oneof(
  fc
    .tuple(
      name,
      fc.constantFrom(
        'EQUAL',
        'NOT_EQUAL',
        'LESS_THAN',
        'LESS_THAN_OR_EQUAL',
        'GREATER_THAN',
        'GREATER_THAN_OR_EQUAL',
        'ARRAY_CONTAINS',
      ),
      value,
    )
    .filter(([, op, operand]) => op !== 'ARRAY_CONTAINS' || !('arrayValue' in operand)),
  fc.tuple(name, fc.constantFrom('IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'), list),
);
const leaf: fc.Arbitrary<FilterJson> = fc.oneof(
  fieldFilter.map(([fieldPath, op, operand]): FilterJson => ({
    fieldFilter: { field: { fieldPath }, op, value: operand },
  })),
  fc
    .tuple(name, fc.constantFrom('IS_NULL', 'IS_NOT_NULL', 'IS_NOT_NAN'))
    .map(([fieldPath, op]): FilterJson => ({ unaryFilter: { field: { fieldPath }, op } })),
);
const filter: fc.Arbitrary<FilterJson> = fc.oneof(
  leaf,
  fc
    .tuple(fc.constantFrom('AND', 'OR'), fc.array(leaf, { minLength: 1, maxLength: 3 }))
    .map(([op, filters]): FilterJson => ({ compositeFilter: { op, filters } })),
);

const literal = fc.constantFrom(
  'null',
  'true',
  'false',
  '1',
  '2',
  '1.5',
  '""',
  '"a"',
  '"b"',
  '["a"]',
  '[1, "b"]',
  '{}',
);
const field = fc.oneof(
  name.map((path) => `resource.data.${path}`),
  fc.tuple(name, literal).map(([path, otherwise]) => `resource.data.get("${path}", ${otherwise})`),
);
const operand = fc.oneof(
  { weight: 3, arbitrary: field },
  { weight: 3, arbitrary: literal },
  { weight: 1, arbitrary: fc.constant('[resource.data.a, "b"]') },
);
const atom = fc.oneof(
  fc
    .tuple(operand, fc.constantFrom('==', '!=', '<', '<=', '>', '>=', 'in'), operand)
    .map(([left, operator, right]) => `${left} ${operator} ${right}`),
  fc
    .tuple(operand, fc.constantFrom('bool', 'int', 'float', 'number', 'string', 'list', 'map'))
    .map(([left, type]) => `${left} is ${type}`),
  fc
    .tuple(operand, fc.constantFrom('hasAny', 'hasAll', 'hasOnly'), operand)
    .map(([left, method, right]) => `(${left}).${method}(${right})`),
  fc.constantFrom(
    '"a" in resource.data',
    'resource.data.keys().hasAll(["a", "b"])',
    'resource.data.keys().hasOnly(["a"])',
    'resource.data.keys().hasAny(["m"])',
    'resource.data.a.size() > 0',
    'resource.data.a + 1 > 2',
    'resource.data.a',
    'resource.data == {}',
    'resource == null',
  ),
);
const { condition } = fc.letrec<{ condition: string }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3 },
    atom,
    fc
      .tuple(tie('condition'), fc.constantFrom('&&', '||'), tie('condition'))
      .map(([left, operator, right]) => `(${left} ${operator} ${right})`),
    tie('condition').map((inner) => `!(${inner})`),
    fc.tuple(tie('condition'), tie('condition')).map(([test, then]) => `(${test} ? ${then} : ${test})`),
  ),
}));

/** Firestore refuses some combinations of filters whatever the rules. */
function isAccepted(query: StructuredQuery): boolean {
  try {
    compileQuery(ROOT, query);
    return true;
  } catch {
    return false;
  }
}

/* The property that makes lists safe: if a query is allowed, the same rule allows getting each document it could return. */
test('a list is allowed only if each of its results would be', () => {
  let granted = 0;
  fc.assert(
    fc.property(
      condition,
      filter,
      fc.array(document, { minLength: 1, maxLength: 8 }),
      (text, where, documents) => {
        const rules = rulesForThings(text);
        const query = { from: [{ collectionId: 'things' }], where };
        fc.pre(isAccepted(query));
        if (!decide(rules, { operation: 'list', name: ROOT, query }).allowed) return;
        granted++;
        const { matches } = compileQuery(ROOT, query);
        for (const before of documents.filter(matches)) {
          const { allowed, lines } = decide(rules, { before });
          expect({ allowed, lines }).toEqual({ allowed: true, lines: [] });
        }
      },
    ),
    { numRuns: 4000 },
  );
  // Otherwise the test would have tested nothing.
  expect(granted).toBeGreaterThan(100);
});
