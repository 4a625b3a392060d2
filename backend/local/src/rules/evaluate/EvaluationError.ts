import type { Position } from '../syntax/SyntaxTree.ts';

/** What keeps an expression from having a value. The other side of `&&` or `||` may make up for it. */
export class EvaluationError extends Error {
  /** Where it happened; set by the evaluator. */
  at: Position | null = null;
}

/** The limit of expressions is exceeded; the whole request is refused. */
export class LimitError extends Error {
  readonly at: Position;

  constructor(message: string, at: Position) {
    super(message);
    this.at = at;
  }
}
