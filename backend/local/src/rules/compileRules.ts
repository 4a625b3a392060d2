import { checkRules } from './check/checkRules.ts';
import { RulesCompileError } from './RulesCompileError.ts';
import { byName, toRulesBlock } from './Ruleset.ts';
import type { Ruleset, ServiceName } from './Ruleset.ts';
import { parseRules } from './syntax/parseRules.ts';
import type { ServiceDeclaration } from './syntax/SyntaxTree.ts';

/**
 * Compiles a rules file.
 *
 * @param file the name that errors and denials are reported under
 * @throws RulesCompileError with every problem, or the first one where the file can't be parsed
 */
export function compileRules(text: string, file: string, service: ServiceName): Ruleset {
  const tree = parseRules(text, file);
  const problems = checkRules(tree, service);
  if (problems.length > 0)
    throw new RulesCompileError(problems.map(({ at, message }) => ({ file, ...at, message })));
  return {
    file,
    version: tree.version,
    functions: byName(tree.functions),
    service: toRulesBlock(tree.services[0] as ServiceDeclaration),
  };
}
