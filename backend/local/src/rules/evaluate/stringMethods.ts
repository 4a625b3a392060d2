import { RE2JS } from 're2js';

import type { RulesValue } from '../values/RulesValue.ts';
import { EvaluationError } from './EvaluationError.ts';
import type { Signatures } from './Signature.ts';

const compiled = new Map<string, RE2JS>();
const MAX_COMPILED = 1000;

/** Compiles an RE2 regular expression. @throws EvaluationError if invalid */
export function compilePattern(pattern: string): RE2JS {
  const known = compiled.get(pattern);
  if (known) return known;
  let regex: RE2JS;
  try {
    regex = RE2JS.compile(pattern);
  } catch (error) {
    throw new EvaluationError(`Invalid regular expression '${pattern}': ${(error as Error).message}`);
  }
  if (compiled.size < MAX_COMPILED) compiled.set(pattern, regex);
  return regex;
}

/** Splits like Java: without trailing empty parts, but with one before an empty match at the beginning. */
function split(text: string, pattern: string): RulesValue {
  const matcher = compilePattern(pattern).matcher(text);
  const parts: string[] = [];
  let last = 0;
  while (matcher.find()) {
    parts.push(text.slice(last, matcher.start()));
    last = matcher.end();
  }
  parts.push(text.slice(last));
  return parts.slice(0, Math.max(1, parts.findLastIndex((part) => part !== '') + 1));
}

/**
 * String methods: lengths are in UTF-16 code units, and only ASCII letters have a case, as on Google. Patterns are RE2, and `matches` tests
 * the whole string.
 */
export const STRING_METHODS: Signatures = {
  lower: {
    parameters: [],
    run: (text: string) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()),
  },
  upper: {
    parameters: [],
    run: (text: string) => text.replace(/[a-z]+/g, (letters) => letters.toUpperCase()),
  },
  trim: { parameters: [], run: (text: string) => text.replace(/^[\0- ]+|[\0- ]+$/g, '') },
  size: { parameters: [], run: (text: string) => BigInt(text.length) },
  toUtf8: { parameters: [], run: (text: string) => new Uint8Array(Buffer.from(text, 'utf8')) },
  matches: {
    parameters: ['string'],
    run: (text: string, pattern: string) => compilePattern(pattern).matches(text),
  },
  split: {
    parameters: ['string'],
    run: split,
  },
  replace: {
    parameters: ['string', 'string'],
    run: (text: string, pattern: string, replacement: string) =>
      compilePattern(pattern).matcher(text).replaceAll(replacement),
  },
};
