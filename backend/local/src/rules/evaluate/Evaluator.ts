import { proveType } from '../query/prove.ts';
import type { Expression, Position } from '../syntax/SyntaxTree.ts';
import { describe } from '../values/describe.ts';
import { RulesMap, RulesPath, UNKNOWN, Unknown } from '../values/RulesValue.ts';
import type { RulesValue } from '../values/RulesValue.ts';
import { typeName } from '../values/typeName.ts';
import { CASTS, castToString } from './casts.ts';
import { elementAt, sliceOf } from './elements.ts';
import { EvaluationError, LimitError } from './EvaluationError.ts';
import { LOOK_UPS } from './lookUps.ts';
import type { DocumentLookup } from './lookUps.ts';
import { checkMemory, checkVariables, requireWithinMemory } from './memory.ts';
import { methodOf } from './methods.ts';
import { NAMESPACES } from './namespaces.ts';
import { applyBinary, applyUnary } from './operators.ts';
import { findFunction, findVariable, NO_FUNCTIONS } from './Scope.ts';
import type { Outcome, Scope } from './Scope.ts';
import { callBuiltIn } from './Signature.ts';
import { unknownEntry, unknownMethod } from './unknownMembers.ts';

/** As documented (firebase.google.com/docs/firestore/security/rules-structure#security_rule_limits). */
export const MAX_EXPRESSIONS = 1000;

type Of<Kind extends Expression['kind']> = Extract<Expression, { kind: Kind }>;

/**
 * Evaluates one request's expressions and counts them like Google. Each evaluated expression, each text segment of a path and the type of
 * `is` count as one; continuing with another part (`&&`, `||`, `?:`) counts as one or more. An error is also a value: it makes the
 * expression around it an error, but everything else is still evaluated and counted.
 */
export class Evaluator {
  readonly #lookUp: DocumentLookup;
  readonly #debug: (line: string) => void;
  #expressions = 0;

  /** @param debug receives values passed to `debug()` */
  constructor(lookUp: DocumentLookup, debug: (line: string) => void) {
    this.#lookUp = lookUp;
    this.#debug = debug;
  }

  /** The number of expressions counted so far. */
  get expressions(): number {
    return this.#expressions;
  }

  /**
   * Evaluates a condition.
   *
   * @returns unknown if it depends on what a query leaves open; an error with its position
   * @throws LimitError if the request costs too much
   */
  condition(expression: Expression, scope: Scope): boolean | Unknown | EvaluationError {
    const value = this.#evaluate(expression, scope);
    if (typeof value === 'boolean' || value instanceof Unknown || value instanceof EvaluationError)
      return value;
    return failure(expression.at, `A condition must be a bool, not ${typeName(value)}`);
  }

  #count(cost: number, at: Position): void {
    this.#expressions += cost;
    if (this.#expressions > MAX_EXPRESSIONS)
      throw new LimitError(`More than ${MAX_EXPRESSIONS} expressions were evaluated`, at);
  }

  #evaluate(expression: Expression, scope: Scope): Outcome {
    this.#count(1, expression.at);
    switch (expression.kind) {
      case 'literal':
        return expression.value;
      case 'variable':
        return this.#variable(expression, scope);
      case 'list':
        return this.#list(expression, scope);
      case 'map':
        return this.#map(expression, scope);
      case 'path':
        return this.#path(expression, scope);
      case 'member':
        return this.#member(expression, scope);
      case 'index':
        return this.#withParts(expression.at, [expression.object, expression.index], scope, elementAt);
      case 'slice':
        return this.#slice(expression, scope);
      case 'call':
        return this.#call(expression, scope);
      case 'method':
        return this.#method(expression, scope);
      case 'unary':
        return this.#withParts(expression.at, [expression.operand], scope, (operand) =>
          applyUnary(expression.operator, operand),
        );
      case 'binary':
        return this.#withParts(expression.at, [expression.left, expression.right], scope, (left, right) =>
          applyBinary(expression.operator, left, right),
        );
      case 'logical':
        return this.#logical(expression, scope);
      case 'is': {
        const operand = this.#evaluate(expression.operand, scope);
        this.#count(1, expression.at);
        return operand instanceof EvaluationError ? operand : isOfType(operand, expression.type);
      }
      case 'conditional':
        return this.#conditional(expression, scope);
    }
  }

  #variable({ name, at }: Of<'variable'>, scope: Scope): Outcome {
    const value = findVariable(scope, name);
    return value === undefined ? failure(at, `Unknown variable ${name}`) : value;
  }

  /** Evaluates all parts, then combines them; the first error among the parts is the outcome. */
  #withParts(
    at: Position,
    parts: readonly Expression[],
    scope: Scope,
    run: (...values: RulesValue[]) => Outcome,
  ): Outcome {
    const values = this.#all(parts, scope);
    return values instanceof EvaluationError
      ? values
      : attempt(at, () => {
          // A variable's value isn't stored twice.
          checkMemory(values.filter((_, index) => parts[index]?.kind !== 'variable'));
          const outcome = run(...values);
          return outcome instanceof EvaluationError ? outcome : requireWithinMemory(outcome);
        });
  }

  #all(parts: readonly Expression[], scope: Scope): RulesValue[] | EvaluationError {
    const outcomes = parts.map((part) => this.#evaluate(part, scope));
    return outcomes.find((outcome) => outcome instanceof EvaluationError) ?? (outcomes as RulesValue[]);
  }

  /** One side can decide even if the other one fails or is unknown. */
  #logical({ at, operator, left, right }: Of<'logical'>, scope: Scope): Outcome {
    const deciding = operator === '||';
    const first = this.condition(left, scope);
    if (first === deciding) return deciding;
    this.#count(1, at);
    const second = this.condition(right, scope);
    if (second === deciding) return deciding;
    if (first instanceof EvaluationError) return first;
    if (second instanceof EvaluationError) return second;
    return first instanceof Unknown || second instanceof Unknown ? UNKNOWN : !deciding;
  }

  #conditional({ at, condition, then, otherwise }: Of<'conditional'>, scope: Scope): Outcome {
    const decision = this.condition(condition, scope);
    this.#count(decision === false ? 3 : 1, at);
    if (decision instanceof EvaluationError) return decision;
    if (decision instanceof Unknown) return UNKNOWN;
    return this.#evaluate(decision ? then : otherwise, scope);
  }

  #list({ at, elements }: Of<'list'>, scope: Scope): Outcome {
    const values = this.#all(elements, scope);
    if (values instanceof EvaluationError) return values;
    if (values.includes(UNKNOWN)) return UNKNOWN;
    const known = values.filter((value) => !(value instanceof Unknown));
    return known.length === values.length
      ? attempt(at, () => requireWithinMemory(values))
      : new Unknown({ type: 'list', contains: known });
  }

  #map({ at, entries }: Of<'map'>, scope: Scope): Outcome {
    const parts = this.#all(entries.flat(), scope);
    if (parts instanceof EvaluationError) return parts;
    const values = new Map<string, RulesValue>();
    for (let index = 0; index < parts.length; index += 2) {
      const [key, value] = parts.slice(index, index + 2) as [RulesValue, RulesValue];
      if (key instanceof Unknown || value === UNKNOWN) return UNKNOWN;
      if (typeof key !== 'string') return failure(at, 'The keys of a map must be strings');
      values.set(key, value);
    }
    for (const value of values.values()) {
      if (value instanceof Unknown) return new Unknown({ type: 'map', entries: values });
    }
    return attempt(at, () => requireWithinMemory(RulesMap.from(values)));
  }

  /** An omitted bound counts as if it were given. */
  #slice({ at, object, from, to }: Of<'slice'>, scope: Scope): Outcome {
    const given = [from, to].filter((end) => end !== null);
    this.#count(2 - given.length, at);
    return this.#withParts(at, [object, ...given], scope, (whole, ...ends) =>
      sliceOf(whole as RulesValue, from ? ends[0] : undefined, to ? ends.at(-1) : undefined),
    );
  }

  #path({ segments, at }: Of<'path'>, scope: Scope): Outcome {
    const texts = segments.map((segment) => {
      if (typeof segment !== 'string')
        return segment.kind === 'unbound' ? `{${segment.name}}` : this.#evaluate(segment, scope);
      this.#count(1, at);
      return segment;
    });
    return (
      texts.find((text) => text instanceof EvaluationError) ??
      attempt(at, () =>
        texts.some((text) => text instanceof Unknown)
          ? UNKNOWN
          : new RulesPath(
              (texts as RulesValue[]).flatMap((text) =>
                text instanceof RulesPath ? text.segments : castToString(text),
              ),
            ),
      )
    );
  }

  #member({ name, at, object: expression }: Of<'member'>, scope: Scope): Outcome {
    const object = this.#evaluate(expression, scope);
    if (object instanceof EvaluationError) return object;
    if (object instanceof Unknown) return unknownEntry(object, name);
    if (object === null) return failure(at, 'Null value error');
    const value = object instanceof RulesMap ? object.get(name) : undefined;
    return value === undefined ? failure(at, `Property ${name} is undefined on object`) : value;
  }

  #call({ name, parameters, at }: Of<'call'>, scope: Scope): Outcome {
    const found = findFunction(scope, name);
    if (found?.declaration.parameters.length === parameters.length)
      return this.#callFunction(
        found,
        parameters.map((parameter) => this.#evaluate(parameter, scope)),
      );
    if (found)
      return this.#withParts(at, parameters, scope, () =>
        failure(
          at,
          `${name}() takes ${found.declaration.parameters.length} parameters, not ${parameters.length}`,
        ),
      );
    return this.#withParts(at, parameters, scope, (...values) => {
      if (Object.hasOwn(LOOK_UPS, name) && values.length === 1) return this.#lookUpDocument(name, values);
      const [value] = values;
      if (name === 'debug' && value !== undefined) {
        this.#debug(`debug() at line ${at.line}: ${describe(value)}`);
        return value;
      }
      const cast = Object.hasOwn(CASTS, name) ? CASTS[name] : undefined;
      if (!cast) return failure(at, `Unknown function ${name}`);
      return values.some((other) => other instanceof Unknown)
        ? UNKNOWN
        : callBuiltIn(name, cast, undefined, values);
    });
  }

  /** Arguments and variables are evaluated once, used or not; an error among them only matters where it is used. */
  #callFunction(
    { declaration, home }: NonNullable<ReturnType<typeof findFunction>>,
    values: readonly Outcome[],
  ): Outcome {
    const variables = new Map(
      declaration.parameters.map(({ name }, index) => [name, values[index] as Outcome]),
    );
    const inner: Scope = { functions: NO_FUNCTIONS, variables, parent: home };
    for (const { at, name, value } of declaration.bindings) {
      this.#count(1, at);
      variables.set(name, this.#evaluate(value, inner));
    }
    const checked = attempt(declaration.at, () => {
      checkVariables(variables);
      return true;
    });
    return checked instanceof EvaluationError ? checked : this.#evaluate(declaration.result, inner);
  }

  #lookUpDocument(name: string, [path]: readonly RulesValue[]): RulesValue {
    const { state, existence } = LOOK_UPS[name] as (typeof LOOK_UPS)[string];
    if (path instanceof Unknown) return UNKNOWN;
    if (!(path instanceof RulesPath)) throw new EvaluationError(`${name}() takes a path`);
    const document = this.#lookUp(path, state);
    if (existence) return document !== null;
    if (document === null) throw new EvaluationError(`There is no document ${path}`);
    return document;
  }

  #method({ object, name, parameters, at }: Of<'method'>, scope: Scope): Outcome {
    if (
      object.kind === 'variable' &&
      isNamespace(object.name) &&
      findVariable(scope, object.name) === undefined
    )
      return this.#withParts(at, parameters, scope, (...values) =>
        this.#callNamespace(object.name, name, values),
      );
    return this.#withParts(at, [object, ...parameters], scope, (receiver, ...values) =>
      callMethod(receiver as RulesValue, name, values),
    );
  }

  #callNamespace(namespace: string, name: string, values: readonly RulesValue[]): RulesValue {
    if (namespace === 'firestore' && Object.hasOwn(LOOK_UPS, name)) return this.#lookUpDocument(name, values);
    const functions = Object.hasOwn(NAMESPACES, namespace) ? NAMESPACES[namespace] : undefined;
    const signature = functions && Object.hasOwn(functions, name) ? functions[name] : undefined;
    if (!signature) throw new EvaluationError(`Unknown function ${namespace}.${name}`);
    if (values.some((value) => value instanceof Unknown)) return UNKNOWN;
    return callBuiltIn(name, signature, undefined, values);
  }
}

function isNamespace(name: string): boolean {
  return Object.hasOwn(NAMESPACES, name) || name === 'firestore';
}

function callMethod(receiver: RulesValue, name: string, values: readonly RulesValue[]): RulesValue {
  if (receiver instanceof Unknown && !values.includes(UNKNOWN)) return unknownMethod(receiver, name, values);
  if (receiver instanceof Unknown || values.some((value) => value instanceof Unknown)) return UNKNOWN;
  const signature = methodOf(typeName(receiver), name);
  if (!signature) throw new EvaluationError(`A value of type ${typeName(receiver)} has no method ${name}()`);
  return callBuiltIn(name, signature, receiver, values);
}

function failure(at: Position, message: string): EvaluationError {
  const error = new EvaluationError(message);
  error.at = at;
  return error;
}

/** Runs a built-in; an EvaluationError it throws becomes the outcome, with its position. */
function attempt(at: Position, run: () => Outcome): Outcome {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error;
    error.at ??= at;
    return error;
  }
}

function isOfType(value: RulesValue, type: string): boolean | Unknown {
  if (value instanceof Unknown) return proveType(value.knowledge, type);
  const name = typeName(value);
  return name === type || (type === 'number' && (name === 'int' || name === 'float'));
}
