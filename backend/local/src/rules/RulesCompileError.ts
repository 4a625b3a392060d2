/** Something wrong with a rules file, at a place in it; line and column count from 1. */
export interface RulesProblem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** A problem as a line: `file:line:column: …`. */
export function describeProblem({ file, line, column, message }: RulesProblem): string {
  return `${file}:${line}:${column}: ${message}`;
}

/** A rules file that can't be used; its message has a line `file:line:column: …` for each problem. */
export class RulesCompileError extends Error {
  readonly problems: readonly RulesProblem[];

  constructor(problems: readonly RulesProblem[]) {
    super(problems.map(describeProblem).join('\n'));
    this.name = 'RulesCompileError';
    this.problems = problems;
  }
}
