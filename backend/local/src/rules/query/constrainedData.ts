import { typeRank } from '../../firestore/values/compareValues.ts';
import { isNumber } from '../../firestore/values/Value.ts';
import type { Value } from '../../firestore/values/Value.ts';
import { compareOrdered } from '../evaluate/compareOrdered.ts';
import { fromFirestore } from '../values/fromFirestore.ts';
import type { Constraint } from './disjuncts.ts';
import { familyOf } from './prove.ts';
import { Unknown } from '../values/RulesValue.ts';
import type { Bound, Knowledge, RulesValue } from '../values/RulesValue.ts';

/** The known facts about a field and the fields inside it. */
interface FieldNode {
  /** Present if a constraint determines the value itself. */
  exact?: RulesValue;
  knowledge: Knowledge;
  readonly fields: Map<string, FieldNode>;
}

/** A document's data as far as known from constraints: a map that has the constrained fields. */
export function constrainedData(constraints: readonly Constraint[]): Unknown {
  const root: FieldNode = { knowledge: {}, fields: new Map() };
  for (const constraint of constraints) {
    let node = root;
    for (const name of constraint.path) {
      const inner = node.fields.get(name) ?? { knowledge: {}, fields: new Map() };
      node.fields.set(name, inner);
      node = inner;
    }
    addConstraint(node, constraint);
  }
  return new Unknown({ type: 'map', entries: entriesOf(root) });
}

function entriesOf({ fields }: FieldNode): Map<string, RulesValue> {
  return new Map(Array.from(fields, ([name, node]) => [name, valueOf(node)]));
}

function valueOf(node: FieldNode): RulesValue {
  if (node.exact !== undefined) return node.exact;
  return node.fields.size > 0
    ? new Unknown({ type: 'map', entries: entriesOf(node) })
    : new Unknown(node.knowledge);
}

function addConstraint(node: FieldNode, { operator, value }: Constraint): void {
  const { knowledge } = node;
  switch (operator) {
    case '==':
      addEqual(node, value);
      break;
    case '!=':
      node.knowledge = {
        ...knowledge,
        not: [
          ...(knowledge.not ?? []),
          null,
          ...(hasNumber(value) && !isNumber(value) ? [] : [fromFirestore(value)]),
        ],
      };
      break;
    case 'contains':
      node.knowledge = {
        ...knowledge,
        type: 'list',
        elementsOnly: true,
        // A number among the elements may be the equal integer or float, which are equal in rules too.
        contains: [...(knowledge.contains ?? []), fromFirestore(value)],
      };
      break;
    case 'nan':
      node.knowledge = { type: 'number' };
      break;
    case 'exists':
      break;
    default:
      node.knowledge = withRange(knowledge, operator, value);
  }
}

/** Numbers are known by value but not as integer or float, because queries treat 1 and 1.0 as equal. */
function addEqual(node: FieldNode, value: Value): void {
  if (isNumber(value)) {
    const bound: Bound = { value: fromFirestore(value), inclusive: true };
    node.knowledge = { ...node.knowledge, type: 'number', lower: bound, upper: bound };
  } else if ('arrayValue' in value && hasNumber(value)) {
    node.knowledge = {
      ...node.knowledge,
      type: 'list',
      contains: value.arrayValue.values.map(fromFirestore),
    };
  } else if (hasNumber(value)) {
    node.knowledge = { ...node.knowledge, type: 'map' };
  } else {
    node.exact = fromFirestore(value);
  }
}

function hasNumber(value: Value): boolean {
  if ('arrayValue' in value) return value.arrayValue.values.some(hasNumber);
  if ('mapValue' in value) return Object.values(value.mapValue.fields).some(hasNumber);
  return isNumber(value);
}

/** A range only contains values of the operand's type; two ranges of different types have no results. */
function withRange(knowledge: Knowledge, operator: '<' | '<=' | '>' | '>=', value: Value): Knowledge {
  const known = fromFirestore(value);
  const bound: Bound = { value: known, inclusive: operator === '<=' || operator === '>=' };
  // An embedding is a map in rules but has its own type in queries.
  const type = typeRank(value) === 9 ? 'map' : (familyOf(known) as NonNullable<Knowledge['type']>);
  const ranged: Knowledge = { ...knowledge, type };
  if (operator === '<' || operator === '<=')
    return { ...ranged, upper: stricterBound(knowledge.upper, bound, -1) };
  return { ...ranged, lower: stricterBound(knowledge.lower, bound, 1) };
}

/** The stricter bound; `side` is 1 for lower bounds, -1 for upper ones. */
function stricterBound(one: Bound | undefined, two: Bound, side: 1 | -1): Bound {
  if (!one) return two;
  const difference = compareOrdered(one.value, two.value);
  if (difference === 0) return one.inclusive ? two : one;
  return (difference ?? -1) * side > 0 ? one : two;
}
