import { Router, type Request, type Response } from 'express';
import type { Guard } from '../ObjectStore.ts';
import { bodyOf, pageSize, parseJson, queryText, sendContent } from '../requests.ts';
import { StorageError } from '../StorageError.ts';
import { cloudResource, parseFieldUpdate, type AccessEntry, type StoredObject } from '../StoredObject.ts';
import { entryOf, entryResource, parseEntry, predefinedAcl, withEntry } from './acls.ts';
import type { AdminObjects, ObjectLocation, Source } from './AdminObjects.ts';
import { rejectUnsupported } from './unsupportedFeature.ts';
import { preconditionOf } from './preconditions.ts';

type ObjectRequest = Request<{ bucket: string; name: string }>;
type EntryRequest = Request<{ bucket: string; name: string; entity: string }>;
type TargetRequest = Request<{ bucket: string; name: string; toBucket: string; toName: string }>;

/**
 * Objects and their ACLs in the JSON API: `/b/{bucket}/o[/{name}]`.
 *
 * @param downloads whether these are the addresses that always return content
 */
export function objectRoutes(objects: AdminObjects, downloads: boolean): Router {
  const router = Router();
  router.get('/b/:bucket/o', (request: Request<{ bucket: string }>, response) => {
    rejectUnsupported(request);
    const texts = ['delimiter', 'pageToken', 'startOffset', 'endOffset'] as const;
    const given = texts.flatMap((name) => {
      const text = queryText(request, name);
      return text === undefined ? [] : [[name, text]];
    });
    const page = objects.list(request.params.bucket, {
      ...(Object.fromEntries(given) as Partial<Record<(typeof texts)[number], string>>),
      prefix: queryText(request, 'prefix') ?? '',
      maxResults: pageSize(request),
      includeTrailingDelimiter: queryText(request, 'includeTrailingDelimiter') === 'true',
    });
    const items = page.items.map((item) => cloudResource(item, baseUrl(request)));
    response.json({ kind: 'storage#objects', ...page, items });
  });

  const object = router.route('/b/:bucket/o/:name');
  object.get(async (request: ObjectRequest, response) => {
    rejectUnsupported(request);
    const guard = preconditionOf(request);
    if (request.query.alt === 'media' || downloads)
      sendContent(request, response, await objects.download(request.params, guard));
    else sendObject(request, response, objects.get(request.params, guard));
  });
  object.patch(async (request: ObjectRequest, response) => {
    const json = jsonOf(request);
    rejectUnsupported(request, json);
    const acl = aclOf(request, json);
    const updated = await objects.update(
      request.params,
      parseFieldUpdate(json),
      preconditionOf(request),
      acl,
    );
    sendObject(request, response, updated);
  });
  object.delete(async (request: ObjectRequest, response) => {
    await objects.delete(request.params, preconditionOf(request));
    response.status(204).end();
  });

  const copy = async (
    request: TargetRequest,
    response: Response,
    answer: (copied: StoredObject) => object,
  ) => {
    const { bucket, name, toBucket, toName } = request.params;
    const json = jsonOf(request);
    rejectUnsupported(request, json);
    const acl = aclOf(request, json, 'destinationPredefinedAcl');
    const copied = await objects.copy(
      { bucket, name },
      { bucket: toBucket, name: toName },
      {
        fields: parseFieldUpdate(json),
        source: preconditionOf(request, 'source'),
        target: preconditionOf(request),
        ...(acl && { acl }),
      },
    );
    response.json(answer(copied));
  };
  const resourceOf = (request: TargetRequest) => (copied: StoredObject) =>
    cloudResource(copied, baseUrl(request));
  router.post('/b/:bucket/o/:name/copyTo/b/:toBucket/o/:toName', (request: TargetRequest, response) =>
    copy(request, response, resourceOf(request)),
  );
  router.post('/b/:bucket/o/:name/rewriteTo/b/:toBucket/o/:toName', (request: TargetRequest, response) =>
    copy(request, response, (copied) => ({
      kind: 'storage#rewriteResponse',
      totalBytesRewritten: String(copied.size),
      objectSize: String(copied.size),
      done: true,
      resource: resourceOf(request)(copied),
    })),
  );
  router.post(
    '/b/:bucket/o/:name/moveTo/o/:toName',
    async (request: Request<{ bucket: string; name: string; toName: string }>, response) => {
      rejectUnsupported(request);
      const { bucket, toName } = request.params;
      const source = preconditionOf(request, 'source');
      const to = { bucket, name: toName };
      sendObject(request, response, await objects.move(request.params, to, source, preconditionOf(request)));
    },
  );
  router.post('/b/:bucket/o/:name/compose', async (request: ObjectRequest, response) => {
    const { destination = {}, sourceObjects } = jsonOf(request) as {
      destination?: unknown;
      sourceObjects?: unknown;
    };
    rejectUnsupported(request, destination);
    const acl = aclOf(request, destination, 'destinationPredefinedAcl');
    const composed = await objects.compose(
      request.params,
      parseSources(sourceObjects),
      parseFieldUpdate(destination),
      { guard: preconditionOf(request), ...(acl && { acl }) },
    );
    sendObject(request, response, composed);
  });

  const acl = router.route('/b/:bucket/o/:name/acl');
  acl.get((request: ObjectRequest, response) => {
    const object = objects.get(request.params, preconditionOf(request));
    const items = (object.acl ?? []).map((entry) => entryResource(object, entry));
    response.json({ kind: 'storage#objectAccessControls', items });
  });
  acl.post((request: ObjectRequest, response) => setEntry(request, response, parseEntry(jsonOf(request))));
  const entry = router.route('/b/:bucket/o/:name/acl/:entity');
  entry.get((request: EntryRequest, response) => {
    const object = objects.get(request.params, preconditionOf(request));
    response.json(entryResource(object, entryOf(object, request.params.entity)));
  });
  const replaceEntry = (request: EntryRequest, response: Response): Promise<void> =>
    setEntry(request, response, parseEntry(jsonOf(request), request.params.entity));
  entry.put(replaceEntry).patch(replaceEntry);
  entry.delete(async (request: EntryRequest, response) => {
    const object = objects.get(request.params, preconditionOf(request));
    const gone = entryOf(object, request.params.entity);
    await changeAcl(
      object,
      (object.acl ?? []).filter((other) => other !== gone),
    );
    response.status(204).end();
  });
  return router;

  async function setEntry(request: ObjectRequest, response: Response, added: AccessEntry): Promise<void> {
    const object = objects.get(request.params, preconditionOf(request));
    response.json(entryResource(await changeAcl(object, withEntry(object.acl ?? [], added)), added));
  }

  /** Refuses if another request has changed the ACL meanwhile. */
  function changeAcl(object: StoredObject, changed: readonly AccessEntry[]): Promise<StoredObject> {
    const same: Guard = (current) => {
      if (current?.metageneration !== object.metageneration)
        throw new StorageError(409, 'The object has changed in the meantime.');
    };
    return objects.update(object, {}, same, changed);
  }
}

/**
 * The ACL a request sets: its body's, or the predefined one in its query.
 *
 * @throws StorageError 400
 */
export function aclOf(
  request: Pick<Request, 'query'>,
  json: unknown,
  parameter = 'predefinedAcl',
): readonly AccessEntry[] | undefined {
  const predefined = queryText(request, parameter);
  if (predefined !== undefined) return predefinedAcl(predefined);
  const { acl } = (json ?? {}) as { acl?: unknown };
  if (acl === undefined) return undefined;
  if (acl === null) return [];
  if (!Array.isArray(acl)) throw new StorageError(400, 'An ACL must be a list.');
  return acl.map((entry) => parseEntry(entry));
}

/** A request's JSON body; an empty object without one. @throws StorageError 400 */
export function jsonOf(request: { body?: unknown }): Record<string, unknown> {
  const body = bodyOf(request);
  const json = body.length > 0 ? parseJson(body) : {};
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new StorageError(400, 'The metadata must be a JSON object.');
  return json as Record<string, unknown>;
}

/** Answers with an object's metadata. */
export function sendObject(
  request: Request<ObjectLocation> | Request<{ bucket: string }>,
  response: Response,
  object: StoredObject,
): void {
  response.json(cloudResource(object, baseUrl(request)));
}

function baseUrl(request: Pick<Request, 'protocol' | 'host'>): string {
  return `${request.protocol}://${request.host}`;
}

function parseSources(value: unknown): readonly Source[] {
  if (!Array.isArray(value)) throw new StorageError(400, 'The sourceObjects must be a list.');
  return value.map((source: unknown) => {
    const { name, generation, objectPreconditions } = (source ?? {}) as Record<string, unknown>;
    const { ifGenerationMatch } = (objectPreconditions ?? {}) as Record<string, unknown>;
    if (typeof name !== 'string') throw new StorageError(400, 'Each of the sourceObjects must have a name.');
    const query = {
      ...(generation !== undefined && { generation: String(generation) }),
      ...(ifGenerationMatch !== undefined && { ifGenerationMatch: String(ifGenerationMatch) }),
    };
    return { name, guard: preconditionOf({ query, method: 'POST' }) };
  });
}
