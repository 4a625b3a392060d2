/** A problem at a position in a rules file; line and column are 1-based. */
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

/** An unusable rules file; the message has a line `file:line:column: …` for each problem. */
export class RulesCompileError extends Error {
  readonly problems: readonly RulesProblem[];

  constructor(problems: readonly RulesProblem[]) {
    super(problems.map(describeProblem).join('\n'));
    this.name = 'RulesCompileError';
    this.problems = problems;
  }
}
