import type { Position } from '../syntax/SyntaxTree.ts';

/** What keeps an expression from having a value. The other side of `&&` or `||` may make up for it. */
export class EvaluationError extends Error {
  /** Where it happened; set by the evaluator. */
  at: Position | null = null;
}

/** A limit that is exceeded; the whole request is refused. */
export class LimitError extends EvaluationError {}
