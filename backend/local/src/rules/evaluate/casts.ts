import { RulesPath } from '../values/RulesValue.ts';
import type { RulesValue } from '../values/RulesValue.ts';
import { typeName } from '../values/typeName.ts';
import { EvaluationError } from './EvaluationError.ts';
import { checkedInteger, clampedInteger } from './operators.ts';
import type { Signatures } from './Signature.ts';

const INTEGER = /^[+-]?\d+$/;
/** As parsed by Java, without its hexadecimal floats. */
const FLOAT = /^\s*([+-]?(?:NaN|Infinity|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?(?=[fFdD]?\s*$)))[fFdD]?\s*$/;

/** Functions that convert between types. */
export const CASTS: Signatures = {
  int: { parameters: ['any'], run: castToInt },
  float: { parameters: ['any'], run: castToFloat },
  string: { parameters: ['any'], run: castToString },
  path: { parameters: ['string'], run: castToPath },
};

/** The value as text. @throws EvaluationError for types without a text form, such as collections */
export function castToString(value: RulesValue): string {
  switch (typeof value) {
    case 'string':
      return value;
    case 'bigint':
    case 'boolean':
      return String(value);
    case 'number':
      return floatToString(value);
    default:
      if (value === null) return 'null';
      if (value instanceof RulesPath) return String(value);
      throw impossible('string', value);
  }
}

/** As formatted by Java: `1.0`, and `1.5E7` from ten million up and below a thousandth. */
function floatToString(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  if (value === 0) return Object.is(value, -0) ? '-0.0' : '0.0';
  const size = Math.abs(value);
  const plain = size >= 1e-3 && size < 1e7;
  const [digits, exponent] = (plain ? String(value) : value.toExponential()).split('e') as [string, string?];
  const fraction = digits.includes('.') ? digits : `${digits}.0`;
  return exponent === undefined ? fraction : `${fraction}E${Number(exponent)}`;
}

function castToPath(text: string): RulesPath {
  const segments = (text.startsWith('/') ? text.slice(1) : text).split('/').map((segment) => segment.trim());
  if (segments.includes('')) throw new EvaluationError(`'${text}' is not a path: it has an empty segment`);
  return new RulesPath(segments);
}

function castToInt(value: RulesValue): bigint {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return clampedInteger(value);
  if (typeof value === 'string' && INTEGER.test(value)) return checkedInteger(BigInt(value.replace('+', '')));
  throw impossible('int', value);
}

function castToFloat(value: RulesValue): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  const text = typeof value === 'string' ? FLOAT.exec(value)?.[1] : undefined;
  if (text !== undefined) return Number(text);
  throw impossible('float', value);
}

function impossible(type: string, value: RulesValue): EvaluationError {
  return new EvaluationError(`The value, of type ${typeName(value)}, can't be converted to ${type}`);
}
