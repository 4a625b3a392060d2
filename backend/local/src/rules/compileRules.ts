import type { Problem } from './check/checkExpression.ts';
import { checkRules } from './check/checkRules.ts';
import { RulesCompileError } from './RulesCompileError.ts';
import type { RulesProblem } from './RulesCompileError.ts';
import { byName, toRulesBlock } from './Ruleset.ts';
import type { Ruleset, ServiceName } from './Ruleset.ts';
import { parseRules } from './syntax/parseRules.ts';
import type { ServiceDeclaration } from './syntax/SyntaxTree.ts';

/**
 * Compiles a rules file. It accepts and rejects the same files as Google's compiler.
 *
 * @param file the name used in errors and denials
 * @throws RulesCompileError with every problem, or the first one if the file can't be parsed
 */
export function compileRules(text: string, file: string, service: ServiceName): Ruleset {
  const tree = parseRules(text, file);
  const { problems, warnings } = checkRules(tree, service);
  const inFile = ({ at, message }: Problem): RulesProblem => ({ file, ...at, message });
  if (problems.length > 0) throw new RulesCompileError(problems.map(inFile));
  return {
    file,
    warnings: warnings.map(inFile),
    version: tree.version,
    functions: byName(tree.functions),
    service: toRulesBlock(tree.services[0] as ServiceDeclaration),
  };
}
