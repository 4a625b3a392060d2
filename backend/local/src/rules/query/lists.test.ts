import type { AuthorizeRequest } from '../../firestore/authorize.ts';
import type { StructuredQuery } from '../../firestore/query/StructuredQuery.ts';
import { decide, list, ROOT, stored, rulesForThings, rulesWithBody } from '../decide.fixture.ts';

const ann = { uid: 'ann', token: {} };

const field = (fieldPath: string) => ({ fieldPath });
const string = (stringValue: string) => ({ stringValue });
const integer = (integerValue: string) => ({ integerValue });
const array = (...values: object[]) => ({ arrayValue: { values } });
const where = (path: string, op: string, value: object) => ({
  fieldFilter: { field: field(path), op, value },
});
const unary = (path: string, op: string) => ({ unaryFilter: { field: field(path), op } });
const and = (...filters: object[]) => ({ compositeFilter: { op: 'AND', filters } });
const or = (...filters: object[]) => ({ compositeFilter: { op: 'OR', filters } });

/**
 * Lists that Google's emulator allows without proof: it treats fields missing in the filter as missing, equal numbers as equal types, and
 * a field in a range as none of a list's values. Clients could read data that the rules protect, so we refuse these lists.
 */
const GRANTED_ON_GOOGLE = new Set([
  'resource.data.get("a", "x") == "x"',
  'resource.data.n is int',
  '!("owner" in resource.data)',
  'resource.data.keys().hasOnly(["owner"])',
  'resource.data == {}',
  '!(resource.data.n in [2, 1])',
  '!(resource.data.n in [1, 5])',
]);

describe('lists are evaluated by what the query proves', () => {
  const mine = 'resource.data.owner == request.auth.uid';
  const owner = where('owner', 'EQUAL', string('ann'));
  const stranger = where('owner', 'EQUAL', string('bob'));
  test.each<[string, StructuredQuery['where'] | undefined, boolean]>([
    ['true', undefined, true],
    ['request.auth != null', undefined, true],
    ['request.auth == null', undefined, false],
    [mine, undefined, false],
    [mine, owner, true],
    [mine, stranger, false],
    [mine, where('owner', 'NOT_EQUAL', string('bob')), false],
    [mine, where('owner', 'GREATER_THAN_OR_EQUAL', string('ann')), false],
    [mine, where('owner', 'IN', array(string('ann'))), true],
    [mine, where('owner', 'IN', array(string('ann'), string('bob'))), false],
    [mine, where('other', 'EQUAL', string('ann')), false],
    [mine, and(owner, where('n', 'GREATER_THAN', integer('1'))), true],
    [mine, or(owner, stranger), false],
    [mine, or(owner, and(owner, where('n', 'EQUAL', integer('1')))), true],
    [mine, or(owner, where('n', 'EQUAL', integer('1'))), false],
    [`resource.data.open == true || ${mine}`, owner, true],
    [`resource.data.open == true || ${mine}`, where('open', 'EQUAL', { booleanValue: true }), true],
    [`resource.data.open == true || ${mine}`, where('open', 'EQUAL', { booleanValue: false }), false],
    [
      `resource.data.open == true || ${mine}`,
      or(owner, where('open', 'EQUAL', { booleanValue: true })),
      true,
    ],
    [`resource.data.open == true && ${mine}`, owner, false],
    [`resource.data.open && ${mine}`, and(owner, where('open', 'EQUAL', { booleanValue: true })), true],
    [`!(${mine})`, stranger, true],
    [`!(${mine})`, undefined, false],
    [`!(${mine}) || ${mine}`, undefined, false],
    [`resource.data.missing || true`, undefined, true],
    ['resource.data.a.b == "x"', where('a.b', 'EQUAL', string('x')), true],
    ['resource.data.a.b == "x"', where('`a.b`', 'EQUAL', string('x')), false],
    ['resource.data.a.b == "x"', where('a', 'EQUAL', { mapValue: { fields: { b: string('x') } } }), true],
    ['resource.data.get("a", "") == "x"', where('a', 'EQUAL', string('x')), true],
    ['resource.data["a"] == "x"', where('a', 'EQUAL', string('x')), true],
    ['resource.data.get("a", "x") == "x"', undefined, false],
    ['resource.data.n == 5', where('n', 'EQUAL', integer('5')), true],
    ['resource.data.n == 5.0', where('n', 'EQUAL', integer('5')), true],
    ['resource.data.n is number', where('n', 'EQUAL', integer('5')), true],
    ['resource.data.n is int', where('n', 'EQUAL', integer('5')), false],
    ['resource.data.n is string', where('n', 'EQUAL', integer('5')), false],
    ['resource.data.n > 4', where('n', 'GREATER_THAN', integer('4')), true],
    ['resource.data.n > 4', where('n', 'GREATER_THAN_OR_EQUAL', integer('4')), false],
    ['resource.data.n >= 4', where('n', 'GREATER_THAN', integer('4')), true],
    ['resource.data.n >= 4', where('n', 'GREATER_THAN', integer('3')), false],
    ['resource.data.n < 4', where('n', 'LESS_THAN', integer('4')), true],
    ['resource.data.n < 4', where('n', 'LESS_THAN_OR_EQUAL', integer('4')), false],
    ['resource.data.n <= 4', where('n', 'LESS_THAN_OR_EQUAL', integer('4')), true],
    ['4 > resource.data.n', where('n', 'LESS_THAN', integer('4')), true],
    ['4 < resource.data.n', where('n', 'LESS_THAN', integer('4')), false],
    ['4 < resource.data.n', where('n', 'GREATER_THAN', integer('4')), true],
    ['4 >= resource.data.n', where('n', 'LESS_THAN_OR_EQUAL', integer('4')), true],
    ['4 <= resource.data.n', where('n', 'GREATER_THAN_OR_EQUAL', integer('4')), true],
    ['4 == resource.data.n', where('n', 'EQUAL', integer('4')), true],
    ['resource.data.n > 4', where('n', 'LESS_THAN', integer('9')), false],
    [
      'resource.data.n < 10 && resource.data.n > 1',
      and(where('n', 'LESS_THAN', integer('9')), where('n', 'GREATER_THAN', integer('3'))),
      true,
    ],
    [
      'resource.data.n < 10',
      and(where('n', 'LESS_THAN', integer('20')), where('n', 'LESS_THAN', integer('9'))),
      true,
    ],
    ['resource.data.n < 10 && resource.data.n > 1', where('n', 'EQUAL', integer('5')), true],
    ['resource.data.n != 3', where('n', 'GREATER_THAN', integer('3')), true],
    ['resource.data.n != 4', where('n', 'GREATER_THAN', integer('3')), false],
    ['!(resource.data.n != 4)', where('n', 'GREATER_THAN', integer('3')), false],
    [
      'resource.data.n != resource.data.m',
      and(where('n', 'GREATER_THAN', integer('3')), where('m', 'GREATER_THAN', integer('3'))),
      false,
    ],
    ['resource.data.n != 3', where('n', 'NOT_EQUAL', integer('3')), true],
    ['resource.data.n != 3', where('n', 'NOT_IN', array(integer('2'), integer('3'))), true],
    ['resource.data.n != 4', where('n', 'NOT_IN', array(integer('2'), integer('3'))), false],
    ['resource.data.n != null', where('n', 'NOT_EQUAL', integer('3')), true],
    ['resource.data.n != null', where('n', 'GREATER_THAN', integer('3')), true],
    ['resource.data.n != null', unary('n', 'IS_NOT_NULL'), true],
    ['resource.data.n == null', unary('n', 'IS_NULL'), true],
    ['resource.data.n == null', unary('n', 'IS_NOT_NULL'), false],
    ['resource.data.n is number', unary('n', 'IS_NAN'), true],
    ['resource.data.n > 4', where('n', 'GREATER_THAN', string('z')), false],
    ['resource.data.n + 1 > 4', where('n', 'GREATER_THAN', integer('9')), false],
    [
      'resource.data.at < request.time',
      where('at', 'LESS_THAN', { timestampValue: '2026-01-01T00:00:00Z' }),
      true,
    ],
    [
      'resource.data.at < request.time',
      where('at', 'LESS_THAN', { timestampValue: '2027-01-01T00:00:00Z' }),
      false,
    ],
    ['resource.data.n in [1, 2]', where('n', 'IN', array(integer('1'), integer('2'))), true],
    ['resource.data.n in [1, 2]', where('n', 'IN', array(integer('1'), integer('3'))), false],
    ['resource.data.n in [1, 2]', where('n', 'GREATER_THAN', integer('0')), false],
    ['!(resource.data.n in [1, 2])', where('n', 'GREATER_THAN', integer('2')), true],
    ['!(resource.data.n in [2, 1])', where('n', 'GREATER_THAN', integer('0')), false],
    ['!(resource.data.n in [1, 5])', where('n', 'GREATER_THAN', integer('2')), false],
    ['request.auth.uid in resource.data.members', where('members', 'ARRAY_CONTAINS', string('ann')), true],
    ['request.auth.uid in resource.data.members', where('members', 'ARRAY_CONTAINS', string('bob')), false],
    [
      '!(request.auth.uid in resource.data.members)',
      where('members', 'ARRAY_CONTAINS', string('bob')),
      false,
    ],
    [
      'request.auth.uid in resource.data.members',
      where('members', 'ARRAY_CONTAINS_ANY', array(string('ann'), string('bob'))),
      false,
    ],
    [
      'resource.data.members.hasAny(["ann", "bob"])',
      where('members', 'ARRAY_CONTAINS_ANY', array(string('ann'), string('bob'))),
      true,
    ],
    [
      'resource.data.members.hasAny(["ann"])',
      where('members', 'ARRAY_CONTAINS_ANY', array(string('ann'), string('bob'))),
      false,
    ],
    ['resource.data.members.hasAll(["ann"])', where('members', 'ARRAY_CONTAINS', string('ann')), false],
    ['resource.data.members.hasAny(["ann", "bob"])', where('members', 'ARRAY_CONTAINS', string('ann')), true],
    ['resource.data.members != null', where('members', 'ARRAY_CONTAINS', string('ann')), true],
    ['"ann" in resource.data.members.toSet()', where('members', 'ARRAY_CONTAINS', string('ann')), false],
    [
      'resource.data.members.hasAll(["ann", "bob"])',
      where('members', 'ARRAY_CONTAINS', string('ann')),
      false,
    ],
    ['resource.data.members.hasOnly(["ann"])', where('members', 'ARRAY_CONTAINS', string('ann')), false],
    ['resource.data.members is list', where('members', 'ARRAY_CONTAINS', string('ann')), false],
    ['resource.data.members.size() > 0', where('members', 'ARRAY_CONTAINS', string('ann')), false],
    ['resource.data.members == ["ann"]', where('members', 'EQUAL', array(string('ann'))), true],
    ['resource.data.members == ["ann"]', where('members', 'ARRAY_CONTAINS', string('bob')), false],
    ['"owner" in resource.data', owner, true],
    ['"owner" in resource.data', undefined, false],
    ['!("owner" in resource.data)', undefined, false],
    ['resource.data.keys().hasAll(["owner"])', owner, true],
    ['resource.data.keys().hasAll(["owner", "n"])', owner, false],
    ['resource.data.keys().hasOnly(["owner"])', owner, false],
    ['resource.data.owner.matches("a.*")', owner, true],
    ['resource.data.owner.matches("a.*")', where('owner', 'GREATER_THAN', string('a')), false],
    ['request.auth.uid in [resource.data.owner, resource.data.other]', owner, false],
    ['request.auth.uid in [resource.data.owner, id]', owner, false],
    ['[resource.data.owner, 1] == ["ann", 1]', owner, true],
    ['resource.data.get("owner", resource.data.other) == "ann"', owner, false],
    ['{"a": resource.data.other} != null', owner, false],
    ['request.auth.uid in [resource.data.owner, resource.data.other]', stranger, false],
    ['resource != null', undefined, true],
    ['resource == null', undefined, false],
    ['resource.data is map', undefined, true],
    ['resource.data == {}', undefined, false],
    ['resource.id == "one"', undefined, false],
    ['id == "one"', undefined, false],
    ['id != ""', undefined, false],
    ['id is string', undefined, false],
    [
      'id == "one" && resource.id == "one"',
      where('__name__', 'EQUAL', { referenceValue: `${ROOT}/things/one` }),
      true,
    ],
    ['id == "one"', where('__name__', 'EQUAL', { referenceValue: `${ROOT}/things/two` }), false],
    [
      'id in ["one", "two"]',
      where(
        '__name__',
        'IN',
        array({ referenceValue: `${ROOT}/things/one` }, { referenceValue: `${ROOT}/things/two` }),
      ),
      true,
    ],
    [
      'id in ["one", "two"]',
      where(
        '__name__',
        'IN',
        array({ referenceValue: `${ROOT}/things/one` }, { referenceValue: `${ROOT}/things/three` }),
      ),
      false,
    ],
    ['exists(/databases/$(database)/documents/users/$(request.auth.uid))', undefined, true],
    ['exists(/databases/$(database)/documents/users/$(id))', undefined, false],
    ['!exists(/databases/$(database)/documents/users/$(id))', undefined, false],
    ['get(/databases/$(database)/documents/users/$(resource.data.owner)).data.admin', owner, true],
    ['get(/databases/$(database)/documents/users/$(resource.data.owner)).data.admin', stranger, false],
    ['(resource.data.open ? true : true)', undefined, false],
    ['request.resource == null', undefined, false],
    ['request.method == "list"', undefined, true],
  ])('%s under %j', (condition, filter, expected) => {
    const documents = [stored('users/ann', { admin: { booleanValue: true } }), stored('things/one')];
    const query = filter ? { where: filter } : {};
    const decision = decide(
      rulesForThings(condition),
      list(query),
      documents,
      GRANTED_ON_GOOGLE.has(condition) ? 'Google grants it without proof' : null,
    );
    expect(decision.allowed).toBe(expected);
  });

  test.each([
    '!resource.data.open',
    '-resource.data.n == 1',
    'resource.data.n + 1 == 2',
    '1 + resource.data.n == 2',
    'resource.data.n < resource.data.m',
    'resource.data.n in resource.data.members',
    'resource.data.n in {"a": 1}',
  ])('a value in %s that the query leaves open is not an error', (condition) => {
    const { lines } = decide(rulesForThings(condition), list({}));
    expect(lines.join()).toContain("not provable from the query's constraints");
  });

  test.each<[string, StructuredQuery, boolean]>([
    ['request.query.limit <= 10', { limit: { value: 10 } }, true],
    ['request.query.limit <= 10', { limit: { value: 11 } }, false],
    ['request.query.limit <= 10', {}, false],
    ['request.query.offset == 2', { offset: 2 }, true],
    [
      'request.query.orderBy.n == "DESC"',
      { orderBy: [{ field: field('n'), direction: 'DESCENDING' }] },
      true,
    ],
    ['request.query.orderBy.n == "DESC"', { orderBy: [{ field: field('n') }] }, false],
    ['"n" in resource.data', { orderBy: [{ field: field('n') }] }, false],
    [
      'resource.data.n > 0',
      { orderBy: [{ field: field('n') }], startAt: { values: [integer('5')], before: true } },
      false,
    ],
  ])('%s under %j', (condition, query, expected) => {
    expect(decide(rulesForThings(condition), list(query)).allowed).toBe(expected);
  });

  test.each([
    ['match /a/{a}/team/{m} { allow list: if a == "1"; }', 'a/1', { collectionId: 'team' }, true],
    ['match /a/{a}/team/{m} { allow list: if a == "1"; }', 'a/2', { collectionId: 'team' }, false],
    ['match /a/{a}/team/{m} { allow list; }', '', { collectionId: 'team', allDescendants: true }, false],
    ['match /{rest=**}/team/{m} { allow list; }', '', { collectionId: 'team', allDescendants: true }, true],
    [
      'match /{rest=**}/team/{m} { allow list; }',
      'a/1',
      { collectionId: 'team', allDescendants: true },
      true,
    ],
    ['match /{rest=**}/team/{m} { allow list; }', '', { collectionId: 'crew', allDescendants: true }, false],
    ['match /{rest=**}/team/{m} { allow list; }', '', { collectionId: 'team' }, true],
    ['match /a/{rest=**} { allow list; }', 'a/1', { collectionId: 'team', allDescendants: true }, true],
    ['match /a/{rest=**} { allow list; }', '', { collectionId: 'team', allDescendants: true }, false],
    [
      'match /{rest=**}/team/{m} { allow list: if rest == path("a/1"); }',
      '',
      { collectionId: 'team', allDescendants: true },
      false,
    ],
    [
      'match /{rest=**}/team/{m} { allow list: if m == "x"; }',
      '',
      { collectionId: 'team', allDescendants: true },
      false,
    ],
    ['match /{rest=**}/team/{m} { allow list; }', '', { allDescendants: true }, false],
    ['match /{rest=**} { allow list; }', '', { allDescendants: true }, true],
    ['match /team/one { allow list; }', '', { collectionId: 'team' }, false],
    ['match /team/{m} { allow get; }', '', { collectionId: 'team' }, false],
  ])('%s below "%s" of %j', (body, below, from, expected) => {
    const name = below === '' ? ROOT : `${ROOT}/${below}`;
    expect(decide(rulesWithBody(body), list({ from: [from] }, name)).allowed).toBe(expected);
  });

  test('only an administrator may list collection IDs', () => {
    const request: Partial<AuthorizeRequest> = { operation: 'list', auth: ann, name: ROOT };
    expect(decide(rulesWithBody('match /{rest=**} { allow read; }'), request).allowed).toBe(false);
  });

  test('refuses a query with too many disjuncts', () => {
    const many = or(...Array.from({ length: 20 }, (_, index) => where('n', 'EQUAL', integer(String(index)))));
    expect(decide(rulesForThings('true'), list({ where: many })).allowed).toBe(true);
    const tooMany = list({ where: and(many, many) });
    expect(decide(rulesForThings('true'), tooMany, [], 'is refused as a query').allowed).toBe(false);
  });
});
