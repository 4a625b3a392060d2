import { RulesPath } from '../values/RulesValue.ts';
import type { RulesValue } from '../values/RulesValue.ts';
import { typeName } from '../values/typeName.ts';
import { EvaluationError } from './EvaluationError.ts';
import { checkedInteger } from './operators.ts';
import type { Signatures } from './Signature.ts';

const INTEGER = /^[+-]?\d+$/;
const FLOAT = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;

/** The functions that make a value of one type out of one of another. */
export const CASTS: Signatures = {
  bool: { parameters: ['any'], run: castToBool },
  int: { parameters: ['any'], run: castToInt },
  float: { parameters: ['any'], run: castToFloat },
  string: { parameters: ['any'], run: castToString },
  path: {
    parameters: ['string|path'],
    run: (value: string | RulesPath) => (typeof value === 'string' ? RulesPath.parse(value) : value),
  },
};

/** The value as text. @throws EvaluationError for collections and others that have none */
export function castToString(value: RulesValue): string {
  switch (typeof value) {
    case 'string':
      return value;
    case 'bigint':
    case 'boolean':
      return String(value);
    case 'number':
      return Number.isInteger(value) && Math.abs(value) < 1e21 ? value.toFixed(1) : String(value);
    default:
      if (value === null) return 'null';
      if (value instanceof RulesPath) return String(value);
      throw impossible('string', value);
  }
}

function castToBool(value: RulesValue): boolean {
  if (typeof value === 'boolean') return value;
  if (value === 'true' || value === 'false') return value === 'true';
  throw impossible('bool', value);
}

function castToInt(value: RulesValue): bigint {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return checkedInteger(BigInt(Math.trunc(value)));
  if (typeof value === 'string' && INTEGER.test(value)) return checkedInteger(BigInt(value.replace('+', '')));
  throw impossible('int', value);
}

function castToFloat(value: RulesValue): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint' || (typeof value === 'string' && FLOAT.test(value))) return Number(value);
  throw impossible('float', value);
}

function impossible(type: string, value: RulesValue): EvaluationError {
  return new EvaluationError(`The value, of type ${typeName(value)}, can't be made a ${type}`);
}
