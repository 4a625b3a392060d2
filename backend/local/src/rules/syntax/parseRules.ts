import { expectVariable, parseExpression, parseWildcard } from './parseExpression.ts';
import { Scanner } from './Scanner.ts';
import type {
  AllowStatement,
  FunctionDeclaration,
  LetBinding,
  MatchStatement,
  PatternSegment,
  RulesFileTree,
  ServiceDeclaration,
} from './SyntaxTree.ts';

/** As documented (firebase.google.com/docs/firestore/security/rules-structure#security_rule_limits), in bytes. */
const MAX_BYTES = 256 * 1024;
/** Deeper nesting than any check allows, and shallow enough for the stack. */
const MAX_NESTING = 100;

/**
 * Parses a rules file.
 *
 * @param file the file name for errors
 * @throws RulesCompileError with the first error
 */
export function parseRules(text: string, file: string): RulesFileTree {
  const scanner = new Scanner(text, file);
  if (Buffer.byteLength(text) > MAX_BYTES) throw scanner.error(`The file is larger than ${MAX_BYTES} bytes.`);
  const version = parseVersion(scanner);
  const functions: FunctionDeclaration[] = [];
  const services: ServiceDeclaration[] = [];
  while (scanner.token.kind !== 'end') {
    if (scanner.isNext('function')) functions.push(parseFunction(scanner));
    else if (scanner.isNext('service')) services.push(parseService(scanner));
    else throw scanner.unexpected("'service'");
  }
  if (services.length === 0) throw scanner.error('The file has no service.');
  return { version, functions, services };
}

function parseVersion(scanner: Scanner): 1 | 2 {
  if (!scanner.takeIf('rules_version')) return 1;
  scanner.expect('=');
  const { value } = scanner.token;
  if (value !== '1' && value !== '2') throw scanner.unexpected("'1' or '2'");
  scanner.take();
  scanner.takeIf(';');
  return value === '1' ? 1 : 2;
}

function parseService(scanner: Scanner): ServiceDeclaration {
  const at = scanner.position(scanner.expect('service').start);
  const name = scanner.takeServiceName();
  const open = scanner.expect('{');
  const functions: FunctionDeclaration[] = [];
  const matches: MatchStatement[] = [];
  while (!scanner.takeIf('}')) {
    if (scanner.isNext('function')) functions.push(parseFunction(scanner));
    else if (scanner.isNext('match')) matches.push(parseMatch(scanner, 1));
    else throw scanner.unexpected("'match', 'function' or '}'");
  }
  if (functions.length + matches.length === 0)
    throw scanner.error('A service must have a match or a function.', open.start);
  return { at, name, functions, matches };
}

function parseMatch(scanner: Scanner, depth: number): MatchStatement {
  if (depth > MAX_NESTING) throw scanner.error('Matches are nested too deeply.');
  const at = scanner.position(scanner.expect('match').start);
  const pattern = parsePattern(scanner);
  const open = scanner.expect('{');
  const functions: FunctionDeclaration[] = [];
  const matches: MatchStatement[] = [];
  const allows: AllowStatement[] = [];
  while (!scanner.takeIf('}')) {
    if (scanner.isNext('function')) functions.push(parseFunction(scanner));
    else if (scanner.isNext('match')) matches.push(parseMatch(scanner, depth + 1));
    else if (scanner.isNext('allow')) allows.push(parseAllow(scanner));
    else throw scanner.unexpected("'allow', 'match', 'function' or '}'");
  }
  if (functions.length + matches.length + allows.length === 0)
    throw scanner.error('A match must have an allow, a match or a function.', open.start);
  return { at, pattern, functions, matches, allows };
}

function parsePattern(scanner: Scanner): PatternSegment[] {
  const segments: PatternSegment[] = [];
  while (scanner.seesPath()) {
    const { kind, text, start } = scanner.take();
    const at = scanner.position(start + 1);
    if (kind === 'segment') {
      segments.push({ kind: 'text', at, text });
    } else {
      const { name, rest } = parseWildcard(scanner);
      segments.push({ kind: rest ? 'rest' : 'single', at, name });
    }
  }
  if (segments.length === 0) throw scanner.unexpected('a path such as /notes/{id}');
  return segments;
}

function parseAllow(scanner: Scanner): AllowStatement {
  const at = scanner.position(scanner.expect('allow').start);
  const methods: { at: AllowStatement['at']; name: string }[] = [];
  do {
    const method = scanner.expectName('a method such as read or write');
    methods.push({ at: scanner.position(method.start), name: method.text });
  } while (scanner.takeIf(','));
  let condition: AllowStatement['condition'] = null;
  if (scanner.takeIf(':')) {
    scanner.expect('if');
    condition = parseExpression(scanner);
  }
  endStatement(scanner);
  return { at, methods, condition };
}

function parseFunction(scanner: Scanner): FunctionDeclaration {
  scanner.expect('function');
  const name = scanner.expectName('the name of a function');
  scanner.expect('(');
  const parameters: { at: FunctionDeclaration['at']; name: string }[] = [];
  while (!scanner.takeIf(')')) {
    if (parameters.length > 0) scanner.expect(',');
    const parameter = expectVariable(scanner, 'the name of a parameter');
    parameters.push({ at: scanner.position(parameter.start), name: parameter.text });
  }
  scanner.expect('{');
  const bindings: LetBinding[] = [];
  while (scanner.takeIf('let')) {
    const variable = expectVariable(scanner, 'the name of a variable');
    scanner.expect('=');
    const value = parseExpression(scanner);
    bindings.push({ at: scanner.position(variable.start), name: variable.text, value });
    scanner.expect(';');
  }
  scanner.expect('return');
  const result = parseExpression(scanner);
  endStatement(scanner);
  scanner.expect('}');
  return { at: scanner.position(name.start), name: name.text, parameters, bindings, result };
}

/** Firebase lets a block's last semicolon be omitted. */
function endStatement(scanner: Scanner): void {
  if (scanner.takeIf(';')) return;
  if (!['}', 'allow', 'match', 'function', 'let', 'return'].some((text) => scanner.isNext(text)))
    throw scanner.unexpected("';'");
}
