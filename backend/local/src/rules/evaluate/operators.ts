import { proveEqual, proveOrder } from '../query/prove.ts';
import type { OrderOperator } from '../query/prove.ts';
import type { BinaryOperator, UnaryOperator } from '../syntax/SyntaxTree.ts';
import { RulesMap, RulesSet, UNKNOWN, Unknown } from '../values/RulesValue.ts';
import type { RulesValue } from '../values/RulesValue.ts';
import { Duration, Timestamp } from '../values/time.ts';
import { typeName } from '../values/typeName.ts';
import { equalInRules, includesValue, isList } from '../values/valuesEqual.ts';
import { compareOrdered } from './compareOrdered.ts';
import { EvaluationError } from './EvaluationError.ts';

const MIN_INT64 = -(2n ** 63n);
const MAX_INT64 = 2n ** 63n - 1n;
const MIRRORED: Record<OrderOperator, OrderOperator> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };

/** `!x` and `-x`. @throws EvaluationError for other types */
export function applyUnary(operator: UnaryOperator, operand: RulesValue): RulesValue {
  if (operand instanceof Unknown) return UNKNOWN;
  if (operator === '!' && typeof operand === 'boolean') return !operand;
  if (operator === '-' && typeof operand === 'bigint') return checkedInteger(-operand);
  if (operator === '-' && typeof operand === 'number') return -operand;
  if (operator === '-' && operand instanceof Duration) return Duration.of(-operand.nanos);
  throw new EvaluationError(`'${operator}' doesn't apply to a value of type ${typeName(operand)}`);
}

/** All binary operators except `&&` and `||`. @throws EvaluationError for unsupported types */
export function applyBinary(operator: BinaryOperator, left: RulesValue, right: RulesValue): RulesValue {
  switch (operator) {
    case '==':
      return applyEqual(left, right);
    case '!=': {
      const equal = applyEqual(left, right);
      return typeof equal === 'boolean' ? !equal : equal;
    }
    case '<':
    case '<=':
    case '>':
    case '>=':
      return applyOrder(operator, left, right);
    case 'in':
      return applyIn(left, right);
    default:
      return left instanceof Unknown || right instanceof Unknown
        ? UNKNOWN
        : applyArithmetic(operator, left, right);
  }
}

/** A float as an integer: truncated, clamped to 64 bits, 0 for NaN. */
export function clampedInteger(value: number): bigint {
  if (Number.isNaN(value)) return 0n;
  if (value >= Number(MAX_INT64)) return MAX_INT64;
  return BigInt(Math.trunc(Math.max(value, Number(MIN_INT64))));
}

/** @throws EvaluationError if the integer doesn't fit into 64 bits */
export function checkedInteger(value: bigint): bigint {
  if (value < MIN_INT64 || value > MAX_INT64) throw new EvaluationError('Integer overflow');
  return value;
}

function applyEqual(left: RulesValue, right: RulesValue): boolean | Unknown {
  if (left instanceof Unknown) return right instanceof Unknown ? UNKNOWN : proveEqual(left.knowledge, right);
  return right instanceof Unknown ? proveEqual(right.knowledge, left) : equalInRules(left, right);
}

function applyOrder(operator: OrderOperator, left: RulesValue, right: RulesValue): boolean | Unknown {
  if (left instanceof Unknown) return proveOrder(left.knowledge, operator, right);
  if (right instanceof Unknown) return proveOrder(right.knowledge, MIRRORED[operator], left);
  const difference = compareOrdered(left, right);
  if (difference === undefined) throw mismatch(operator, left, right);
  switch (operator) {
    case '<':
      return difference < 0;
    case '<=':
      return difference <= 0;
    case '>':
      return difference > 0;
    case '>=':
      return difference >= 0;
  }
}

function applyIn(element: RulesValue, container: RulesValue): boolean | Unknown {
  if (container instanceof Unknown) {
    const { contains, entries } = container.knowledge;
    // A value that is unknown or not a string is neither an element nor a key.
    const isThere = entries?.has(element as string) || (contains && includesValue(contains, element));
    return isThere ? true : UNKNOWN;
  }
  const candidates =
    container instanceof RulesSet ? container.elements : isList(container) ? container : undefined;
  if (candidates)
    return element instanceof Unknown
      ? isOneOf(element, candidates)
      : includesValue(candidates, element, container instanceof RulesSet ? 'by value' : 'by type');
  if (!(container instanceof RulesMap)) throw mismatch('in', element, container);
  if (element instanceof Unknown) return UNKNOWN;
  if (typeof element !== 'string') throw mismatch('in', element, container);
  return container.has(element);
}

/** True if the unknown value certainly equals one candidate, false if it can't equal any; otherwise unknown. */
function isOneOf({ knowledge }: Unknown, candidates: readonly RulesValue[]): boolean | Unknown {
  const answers = candidates.map((candidate) => proveEqual(knowledge, candidate));
  if (answers.includes(true)) return true;
  return answers.every((answer) => answer === false) ? false : UNKNOWN;
}

function applyArithmetic(
  operator: '+' | '-' | '*' | '/' | '%',
  left: RulesValue,
  right: RulesValue,
): RulesValue {
  if (typeof left === 'bigint' && typeof right === 'bigint')
    return checkedInteger(integerArithmetic(operator, left, right));
  if (isNumeric(left) && isNumeric(right)) return floatArithmetic(operator, Number(left), Number(right));
  if (operator === '+') {
    if (typeof left === 'string' && typeof right === 'string') return left + right;
    if (left instanceof Timestamp && right instanceof Duration) return Timestamp.of(left.nanos + right.nanos);
    if (left instanceof Duration && right instanceof Timestamp) return Timestamp.of(left.nanos + right.nanos);
    if (left instanceof Duration && right instanceof Duration) return Duration.of(left.nanos + right.nanos);
  }
  if (operator === '-') {
    if (left instanceof Timestamp && right instanceof Timestamp) return Duration.of(left.nanos - right.nanos);
    if (left instanceof Timestamp && right instanceof Duration) return Timestamp.of(left.nanos - right.nanos);
    if (left instanceof Duration && right instanceof Duration) return Duration.of(left.nanos - right.nanos);
  }
  throw mismatch(operator, left, right);
}

function integerArithmetic(operator: '+' | '-' | '*' | '/' | '%', left: bigint, right: bigint): bigint {
  if ((operator === '/' || operator === '%') && right === 0n) throw new EvaluationError('Division by zero');
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    case '%':
      return left % right;
  }
}

function floatArithmetic(operator: '+' | '-' | '*' | '/' | '%', left: number, right: number): number {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    case '%':
      return left % right;
  }
}

function isNumeric(value: RulesValue): value is number | bigint {
  return typeof value === 'number' || typeof value === 'bigint';
}

function mismatch(operator: string, left: RulesValue, right: RulesValue): EvaluationError {
  return new EvaluationError(
    `'${operator}' doesn't apply to values of types ${typeName(left)} and ${typeName(right)}`,
  );
}
