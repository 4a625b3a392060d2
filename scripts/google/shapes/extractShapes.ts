import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The parts we read of a Google discovery document (https://developers.google.com/discovery). */
interface Discovery {
  readonly rootUrl: string;
  readonly servicePath: string;
  readonly schemas: Readonly<Record<string, Field>>;
  readonly resources?: Readonly<Record<string, Resource>>;
}

interface Resource {
  readonly methods?: Readonly<Record<string, DiscoveredMethod>>;
  readonly resources?: Readonly<Record<string, Resource>>;
}

interface DiscoveredMethod {
  readonly id: string;
  readonly httpMethod: string;
  readonly path: string;
  readonly flatPath?: string;
  readonly parameters?: Readonly<Record<string, { readonly location: string }>>;
  readonly request?: { readonly $ref: string };
}

interface Field {
  readonly type?: string;
  readonly $ref?: string;
  readonly items?: Field;
  readonly properties?: Readonly<Record<string, Field>>;
  readonly additionalProperties?: Field;
  readonly enum?: readonly string[];
  readonly readOnly?: boolean;
}

const methodsOf = ({ methods = {}, resources = {} }: Resource): DiscoveredMethod[] => [
  ...Object.values(methods),
  ...Object.values(resources).flatMap(methodsOf),
];

/** A Google type as in its discovery document. */
export interface Schema {
  readonly type?: string;
  /** The name of another schema in the same document. */
  readonly $ref?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema;
  readonly enum?: readonly string[];
  /** Whether only Google may set it. */
  readonly readOnly?: boolean;
}

/** A method of one of Google's REST APIs. */
export interface Method {
  readonly id: string;
  /** The discovery document, e.g. `iam.v1`. */
  readonly document: string;
  readonly method: string;
  /** Host and path with `{parameters}`. */
  readonly path: string;
  readonly query: readonly string[];
  /** The body's schema; absent for methods without a body. */
  readonly request?: string;
}

/** A request to Google; the path begins with its host. */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  /** Null for none. */
  readonly body: unknown;
}

/** The known part of Google's REST APIs. */
export interface Shapes {
  readonly methods: readonly Method[];
  /** By document and name. */
  readonly schemas: Readonly<Record<string, Readonly<Record<string, Schema>>>>;
}

/** A schema without its descriptions. */
const bare = ({
  type,
  $ref,
  items,
  properties,
  additionalProperties,
  enum: words,
  readOnly,
}: Field): Schema => ({
  ...(type !== undefined && { type }),
  ...($ref !== undefined && { $ref }),
  ...(items && { items: bare(items) }),
  ...(properties && {
    properties: Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, bare(field)])),
  }),
  ...(additionalProperties && { additionalProperties: bare(additionalProperties) }),
  ...(words && { enum: words }),
  ...(readOnly && { readOnly }),
});

/** The names of all schemas reachable from one. */
function reachable(schemas: Discovery['schemas'], name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const follow = ({ $ref, items, properties = {}, additionalProperties }: Field): void => {
    if ($ref !== undefined) reachable(schemas, $ref, found);
    for (const field of [items, additionalProperties, ...Object.values(properties)]) if (field) follow(field);
  };
  follow(schemas[name]!);
  return found;
}

/**
 * The parts of Google's discovery documents that the given methods need.
 *
 * @param folder absolute path of a folder with documents such as `iam.v1.json`, as shipped in the Python package google-api-python-client
 * (`googleapiclient/discovery_cache/documents`)
 * @param wanted method IDs by document, e.g. `iam.v1`
 * @throws Error for an unknown method
 */
export function extractShapes(folder: string, wanted: Readonly<Record<string, readonly string[]>>): Shapes {
  const methods: Method[] = [];
  const schemas: Record<string, Record<string, Schema>> = {};
  for (const [name, ids] of Object.entries(wanted)) {
    const document = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Discovery;
    const all = methodsOf(document);
    const needed = new Set<string>();
    for (const id of ids) {
      const found = all.find((method) => method.id === id);
      if (!found) throw new Error(`${name} has no method ${id}.`);
      const { httpMethod, flatPath, path, parameters = {}, request } = found;
      const query = Object.entries(parameters).flatMap(([key, { location }]) =>
        location === 'query' ? [key] : [],
      );
      methods.push({
        id,
        document: name,
        method: httpMethod,
        path: `${new URL(document.rootUrl).host}/${document.servicePath}${flatPath ?? path}`,
        query,
        ...(request && { request: request.$ref }),
      });
      if (request) for (const schema of reachable(document.schemas, request.$ref)) needed.add(schema);
    }
    schemas[name] = Object.fromEntries([...needed].sort().map((key) => [key, bare(document.schemas[key]!)]));
  }
  return { methods, schemas };
}
