import { Unknown } from '../query/Unknown.ts';
import type { PatternSegment } from '../syntax/SyntaxTree.ts';
import { RulesPath } from '../values/RulesValue.ts';
import type { RulesValue } from '../values/RulesValue.ts';

/** Stands for one segment that a query leaves open. */
export const ANY_SEGMENT = Symbol('any segment');
/** Stands for any number of segments that a query leaves open. */
export const ANY_SEGMENTS = Symbol('any segments');

/** A path whose segments may be open. */
export type OpenPath = readonly (string | typeof ANY_SEGMENT | typeof ANY_SEGMENTS)[];

/** One way in which a pattern matches the beginning of the rest of a path. */
export interface PatternMatch {
  /** Index of the first segment behind what it matches. */
  readonly next: number;
  readonly variables: ReadonlyMap<string, RulesValue>;
}

/**
 * Finds every way in which a pattern matches a path from a segment on. What is open in the path must match whatever it stands for, so
 * text never matches it, and open segments are matched by `{name=**}` only.
 *
 * @param version of the rules: from 2 on, `{name=**}` matches no segment too
 */
export function* matchPattern(
  pattern: readonly PatternSegment[],
  path: OpenPath,
  start: number,
  version: 1 | 2,
): Generator<PatternMatch> {
  const [segment, ...rest] = pattern;
  if (!segment) {
    yield { next: start, variables: new Map() };
    return;
  }
  if (segment.kind === 'rest') {
    for (let end = version === 1 ? start + 1 : start; end <= path.length; end++) {
      for (const match of matchPattern(rest, path, end, version))
        yield bound(match, segment.name, captured(path.slice(start, end)));
    }
    return;
  }
  const actual = path[start];
  if (actual === undefined || actual === ANY_SEGMENTS) return;
  if (segment.kind === 'text' ? actual !== segment.text : false) return;
  for (const match of matchPattern(rest, path, start + 1, version)) {
    if (segment.kind === 'text') yield match;
    else
      yield bound(match, segment.name, typeof actual === 'string' ? actual : new Unknown({ type: 'string' }));
  }
}

function bound({ next, variables }: PatternMatch, name: string, value: RulesValue): PatternMatch {
  return { next, variables: new Map([...variables, [name, value]]) };
}

function captured(segments: OpenPath): RulesValue {
  const texts = segments.filter((segment) => typeof segment === 'string');
  return texts.length === segments.length ? new RulesPath(texts) : new Unknown({ type: 'path' });
}
