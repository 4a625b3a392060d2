import { Router, type Request } from 'express';
import type { BucketStore, BucketUpdate, StoredBucket } from '../BucketStore.ts';
import type { ObjectStore } from '../ObjectStore.ts';
import { queryText } from '../requests.ts';
import { StorageError } from '../StorageError.ts';
import { rejectUnsupported } from './unsupportedFeature.ts';
import { jsonOf } from './objectRoutes.ts';

type BucketRequest = Request<{ bucket: string }>;

/** Buckets in the JSON API: `/b[/{bucket}]`. */
export function bucketRoutes(buckets: BucketStore, objects: ObjectStore): Router {
  const router = Router();
  const all = router.route('/b');
  all.get((request, response) => {
    const prefix = queryText(request, 'prefix') ?? '';
    const withObjects = objects.all().map(({ bucket }) => bucket);
    const names = new Set([...buckets.defaults.slice(0, 1), ...buckets.created(), ...withObjects]);
    const items = [...names].sort().filter((name) => name.startsWith(prefix));
    response.json({ kind: 'storage#buckets', items: items.map((name) => resource(name)) });
  });
  all.post(async (request, response) => {
    const json = jsonOf(request);
    rejectUnsupported(request, json);
    const { name } = json;
    if (typeof name !== 'string') throw new StorageError(400, 'The bucket has no name.');
    if (objects.hasObjectsIn(name)) throw new StorageError(409, 'A bucket with this name already exists.');
    await buckets.create(name, parseUpdate(json));
    response.json(resource(name));
  });
  const one = router.route('/b/:bucket');
  one.get((request: BucketRequest, response) => {
    requireBucket(buckets, objects, request.params.bucket);
    response.json(resource(request.params.bucket));
  });
  one.patch(async (request: BucketRequest, response) => {
    const json = jsonOf(request);
    rejectUnsupported(request, json);
    requireBucket(buckets, objects, request.params.bucket);
    await buckets.update(request.params.bucket, parseUpdate(json));
    response.json(resource(request.params.bucket));
  });
  one.delete(async (request: BucketRequest, response) => {
    const name = request.params.bucket;
    requireBucket(buckets, objects, name);
    if (objects.hasObjectsIn(name))
      throw new StorageError(409, 'The bucket you tried to delete is not empty.');
    await buckets.delete(name);
    response.status(204).end();
  });
  return router;

  function resource(name: string): object {
    const { metageneration, ...fields }: Partial<StoredBucket> = buckets.get(name) ?? {
      name,
      location: 'US',
    };
    return {
      kind: 'storage#bucket',
      id: name,
      ...fields,
      metageneration: String(metageneration ?? 1),
      storageClass: 'STANDARD',
      locationType: 'multi-region',
    };
  }
}

/** @throws StorageError 404 for a bucket that was not created, is not a default one, and has no objects */
function requireBucket(buckets: BucketStore, objects: ObjectStore, name: string): void {
  if (!buckets.get(name) && !objects.hasObjectsIn(name))
    throw new StorageError(404, 'The specified bucket does not exist.');
}

function parseUpdate({ location, labels, cors }: Record<string, unknown>): BucketUpdate {
  if (location !== undefined && typeof location !== 'string')
    throw new StorageError(400, 'The location of a bucket must be a string.');
  const valid =
    labels === undefined ||
    labels === null ||
    (typeof labels === 'object' &&
      Object.values(labels).every((label) => label === null || typeof label === 'string'));
  if (!valid) throw new StorageError(400, 'The labels of a bucket must map names to strings.');
  if (cors !== undefined && cors !== null && !Array.isArray(cors))
    throw new StorageError(400, 'The cors of a bucket must be a list.');
  return {
    ...(location !== undefined && { location }),
    ...(labels !== undefined && { labels: labels as BucketUpdate['labels'] & object }),
    ...(cors !== undefined && { cors: cors as readonly unknown[] }),
  };
}
