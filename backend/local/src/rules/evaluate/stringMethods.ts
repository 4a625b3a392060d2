import { RE2JS } from 're2js';

import type { RulesValue } from '../values/RulesValue.ts';
import { EvaluationError } from './EvaluationError.ts';
import type { Signatures } from './Signature.ts';

const compiled = new Map<string, RE2JS>();
const MAX_COMPILED = 1000;

/** Compiles a regular expression of RE2. @throws EvaluationError where it is none */
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

/** The methods of strings; patterns have RE2's meaning, and `matches` is about the whole string. */
export const STRING_METHODS: Signatures = {
  lower: { parameters: [], run: (text: string) => text.toLowerCase() },
  upper: { parameters: [], run: (text: string) => text.toUpperCase() },
  trim: { parameters: [], run: (text: string) => text.trim() },
  size: { parameters: [], run: (text: string) => BigInt(characters(text).length) },
  toUtf8: { parameters: [], run: (text: string) => new Uint8Array(Buffer.from(text, 'utf8')) },
  matches: {
    parameters: ['string'],
    run: (text: string, pattern: string) => compilePattern(pattern).matches(text),
  },
  split: {
    parameters: ['string'],
    run: (text: string, pattern: string): RulesValue => compilePattern(pattern).split(text),
  },
  replace: {
    parameters: ['string', 'string'],
    run: (text: string, pattern: string, replacement: string) =>
      compilePattern(pattern).matcher(text).replaceAll(replacement),
  },
};

/** The characters (code points) of a string, which its size, indexes and slices count. */
export function characters(text: string): string[] {
  return Array.from(text);
}
