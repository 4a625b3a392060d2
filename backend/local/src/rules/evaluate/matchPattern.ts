import type { PatternSegment } from '../syntax/SyntaxTree.ts';
import { RulesPath, UNKNOWN } from '../values/RulesValue.ts';
import type { RulesValue } from '../values/RulesValue.ts';

/** One segment that a query leaves open. */
export const ANY_SEGMENT = Symbol('any segment');
/** Any number of segments that a query leaves open. */
export const ANY_SEGMENTS = Symbol('any segments');

/** A path whose segments may be open. */
export type OpenPath = readonly (string | typeof ANY_SEGMENT | typeof ANY_SEGMENTS)[];

/** One way in which a pattern matches the start of the remaining path. */
export interface PatternMatch {
  /** Index of the first segment after the match. */
  readonly next: number;
  readonly variables: ReadonlyMap<string, RulesValue>;
}

const NOTHING: ReadonlyMap<string, RulesValue> = new Map();

/**
 * Finds every way in which a pattern matches a path from a given segment on. Open segments must match whatever their value, so text never
 * matches them, and only `{name=**}` matches a varying number of them.
 *
 * @param pattern with at most one `{name=**}`
 * @param version of the rules: from 2 on, `{name=**}` also matches zero segments
 */
export function matchPattern(
  pattern: readonly PatternSegment[],
  path: OpenPath,
  start: number,
  version: 1 | 2,
): PatternMatch[] {
  const restIndex = pattern.findIndex(({ kind }) => kind === 'rest');
  const rest = pattern[restIndex];
  if (rest?.kind !== 'rest') {
    if (!segmentsMatch(pattern, path, start)) return [];
    return [{ next: start + pattern.length, variables: variablesOf(pattern, path, start) }];
  }
  const before = pattern.slice(0, restIndex);
  const after = pattern.slice(restIndex + 1);
  if (!segmentsMatch(before, path, start)) return [];
  const restStart = start + before.length;
  const matches: PatternMatch[] = [];
  for (let end = version === 1 ? restStart + 1 : restStart; end + after.length <= path.length; end++) {
    if (!segmentsMatch(after, path, end)) continue;
    const variables = new Map([...variablesOf(before, path, start), ...variablesOf(after, path, end)]);
    variables.set(rest.name, captured(path.slice(restStart, end)));
    matches.push({ next: end + after.length, variables });
  }
  return matches;
}

/** Whether segments without `{name=**}` match the path's from a given segment on. */
function segmentsMatch(pattern: readonly PatternSegment[], path: OpenPath, start: number): boolean {
  if (start + pattern.length > path.length) return false;
  return pattern.every((segment, index) => {
    const actual = path[start + index];
    return segment.kind === 'text' ? actual === segment.text : actual !== ANY_SEGMENTS;
  });
}

function variablesOf(
  pattern: readonly PatternSegment[],
  path: OpenPath,
  start: number,
): ReadonlyMap<string, RulesValue> {
  let variables: Map<string, RulesValue> | undefined;
  pattern.forEach((segment, index) => {
    if (segment.kind === 'text') return;
    const actual = path[start + index];
    variables ??= new Map();
    variables.set(segment.name, typeof actual === 'string' ? actual : UNKNOWN);
  });
  return variables ?? NOTHING;
}

function captured(segments: OpenPath): RulesValue {
  const texts = segments.filter((segment) => typeof segment === 'string');
  return texts.length === segments.length ? new RulesPath(texts) : UNKNOWN;
}
