import { Router, type Request } from 'express';
import type { Access } from '../../access/Access.ts';
import type { BucketStore } from '../BucketStore.ts';
import type { ObjectStore } from '../ObjectStore.ts';
import { sendContent } from '../requests.ts';
import { ResumableUploads } from '../ResumableUploads.ts';
import { StorageError } from '../StorageError.ts';
import { isPublic } from './acls.ts';
import { AdminObjects, type PutOptions } from './AdminObjects.ts';
import { bucketRoutes } from './bucketRoutes.ts';
import { unsupportedFeature } from './unsupportedFeature.ts';
import { objectRoutes } from './objectRoutes.ts';
import { preconditionOf } from './preconditions.ts';
import { uploadRoutes } from './uploadRoutes.ts';

/** firebase-admin omits the prefix when using a local Storage. */
const prefixes = ['/', '/storage/v1', '/download/storage/v1'];
const ownPaths = /^\/(?:(?:storage|download|upload)\/|b(?:\/|$)|projects\/)/;

/**
 * The part of Cloud Storage's JSON API that firebase-admin uses, and the public URLs of objects. In production, IAM protects the API; here,
 * every program is an administrator, and pages need the token.
 *
 * @param maximumSize maximum size of an object in bytes
 */
export function cloudApi(
  store: ObjectStore,
  buckets: BucketStore,
  maximumSize: number,
  access: Access,
): Router {
  const objects = new AdminObjects(store, maximumSize);
  const router = Router();
  router.use((request, _response, next) => {
    if (ownPaths.test(request.path) && !access.isAdministrator(request))
      throw new StorageError(403, "A page needs the administrator's token for this.");
    next();
  });
  router.use(uploadRoutes(objects, new ResumableUploads<PutOptions>(maximumSize), maximumSize));
  for (const prefix of prefixes) {
    const isDownload = prefix.startsWith('/download');
    router.use(prefix, objectRoutes(objects, isDownload), bucketRoutes(buckets, store));
  }
  router.use((request, _response, next) => {
    if (ownPaths.test(request.path)) throw unsupportedFeature(`${request.method} ${request.path}`);
    next();
  });
  // Public objects, at the address that `publicUrl` returns.
  router.get('/:bucket/*name', async (request: Request<{ bucket: string; name: string[] }>, response) => {
    const place = { bucket: request.params.bucket, name: request.params.name.join('/') };
    const object = store.get(place.bucket, place.name);
    if (!object || !isPublic(object)) throw new StorageError(403, 'Anonymous caller does not have access.');
    sendContent(request, response, await objects.download(place, preconditionOf(request)));
  });
  return router;
}
