import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Method, Schema, SentRequest, Shapes } from './extractShapes.ts';

const { methods, schemas } = JSON.parse(readFileSync(join(__dirname, 'shapes.json'), 'utf8')) as Shapes;

/** Query parameters of every API, which discovery documents list separately (https://cloud.google.com/apis/docs/system-parameters). */
const common = ['fields'];

/** Placeholders in a path match up to the next `/` or `:`. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.+*?^$()[\]|\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/:]+')}$`);

const patterns = methods.map((method) => ({ ...method, pattern: patternOf(method.path) }));

const methodOf = ({ method, path }: SentRequest): Method | undefined => {
  const [place = ''] = path.split('?');
  return patterns.find((known) => known.method === method && known.pattern.test(decodeURIComponent(place)));
};

function* problemsIn(document: string, schema: Schema, value: unknown, at: string): Generator<string> {
  if (schema.$ref !== undefined) {
    yield* problemsIn(document, schemas[document]![schema.$ref]!, value, at);
  } else if (schema.type === 'array') {
    if (!Array.isArray(value)) yield `${at} is not a list`;
    else for (const item of value) yield* problemsIn(document, schema.items ?? {}, item, at);
  } else if (schema.type === 'object') {
    if (typeof value !== 'object' || value === null) yield `${at} is not an object`;
    else
      for (const [name, part] of Object.entries(value)) {
        const known = schema.properties?.[name] ?? schema.additionalProperties;
        if (known === undefined) yield `${at}.${name} is unknown`;
        else if (known.readOnly) yield `${at}.${name} is set by Google`;
        else yield* problemsIn(document, known, part, `${at}.${name}`);
      }
  } else if (schema.enum && !schema.enum.includes(String(value))) {
    yield `${at} can't be ${String(value)}`;
  } else if (schema.type === 'string' || schema.type === 'boolean') {
    if (typeof value !== schema.type) yield `${at} is not a ${schema.type}`;
  } else if ((schema.type === 'integer' || schema.type === 'number') && typeof value !== 'number') {
    yield `${at} is not a number`;
  }
}

/** The fields of a mask that the body's schema lacks. */
const unknownInMask = ({ document, request }: Method, mask: string): string[] =>
  mask.split(',').filter((path) => {
    let schema: Schema | undefined = { $ref: request ?? '' };
    for (const name of path.split('.')) {
      while (schema?.$ref !== undefined) schema = schemas[document]![schema.$ref];
      schema = schema?.properties?.[name];
    }
    return schema === undefined;
  });

/**
 * The reason Google would reject a request before looking at the project: an unknown method, or parameters or fields the method doesn't
 * have.
 * @returns null for none
 */
export function requestProblem(request: SentRequest): string | null {
  const method = methodOf(request);
  if (method === undefined) return `There is no method ${request.method} ${request.path}.`;
  const { searchParams } = new URL(request.path, 'http://google/');
  const unknown = [...searchParams.keys()].find((key) => ![...method.query, ...common].includes(key));
  if (unknown !== undefined) return `${method.id} has no parameter ${unknown}.`;
  const masked = unknownInMask(method, searchParams.get('updateMask') ?? '');
  if (searchParams.has('updateMask') && masked.length > 0)
    return `${method.id} can't update ${masked.join(', ')}.`;
  if (request.body === null) return null;
  if (method.request === undefined) return `${method.id} takes no body.`;
  const { document, request: name } = method;
  for (const problem of problemsIn(document, { $ref: name }, request.body, name))
    return `${method.id}: ${problem}.`;
  return null;
}
