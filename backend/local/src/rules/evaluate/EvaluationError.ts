import type { Position } from '../syntax/SyntaxTree.ts';

/** Why an expression has no value. The other side of `&&` or `||` may still decide. */
export class EvaluationError extends Error {
  /** Where it happened; set by the evaluator. */
  at: Position | null = null;
}

/** The limit on expressions is exceeded; the whole request is refused. */
export class LimitError extends Error {
  readonly at: Position;

  constructor(message: string, at: Position) {
    super(message);
    this.at = at;
  }
}
