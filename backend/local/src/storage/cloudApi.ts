import { Router, type Request, type Response } from 'express';
import type { Access } from '../access/Access.ts';
import { parseMultipart } from './multipart.ts';
import type { ResumableUploads } from './ResumableUploads.ts';
import { bodyOf, pageSize, parseJson, queryText, sendContent } from './requests.ts';
import { StorageError } from './StorageError.ts';
import type { StorageService } from './StorageService.ts';
import { cloudResource, parseFieldUpdate, type FieldUpdate, type StoredObject } from './StoredObject.ts';

type ObjectRequest = Request<{ bucket: string; name: string }>;
type BucketRequest = Request<{ bucket: string }>;

/** firebase-admin leaves the prefix out when it speaks to a local Storage. */
const prefixes = ['', '/storage/v1', '/download/storage/v1'];
const ownPaths = /^\/(?:(?:storage|download|upload)\/|b\/)/;
const administrator = 'administrator';

/**
 * The part of Cloud Storage's JSON API that firebase-admin needs for upload, download, metadata, delete and list. In
 * production IAM guards it; here every program is an administrator, and no page without the token.
 */
export function cloudApi(service: StorageService, uploads: ResumableUploads, access: Access): Router {
  const router = Router();
  router.use((request, _response, next) => {
    if (ownPaths.test(request.path) && !access.isAdministrator(request))
      throw new StorageError(403, "A page needs the administrator's token for this.");
    next();
  });
  for (const prefix of prefixes) {
    router.get(`${prefix}/b/:bucket`, (request: BucketRequest, response) => {
      const name = request.params.bucket;
      response.json({ kind: 'storage#bucket', id: name, name, storageClass: 'STANDARD', location: 'US' });
    });
    router.get(`${prefix}/b/:bucket/o`, async (request: BucketRequest, response) => {
      const delimiter = queryText(request, 'delimiter');
      const pageToken = queryText(request, 'pageToken');
      const page = await service.list(administrator, request.params.bucket, {
        prefix: queryText(request, 'prefix') ?? '',
        maxResults: pageSize(request),
        ...(delimiter !== undefined && { delimiter }),
        ...(pageToken !== undefined && { pageToken }),
      });
      response.json({
        kind: 'storage#objects',
        ...page,
        items: page.items.map((item) => cloudResource(item, baseUrl(request))),
      });
    });
    const object = router.route(`${prefix}/b/:bucket/o/:name`);
    object.get(async (request: ObjectRequest, response) => {
      const { bucket, name } = request.params;
      if (request.query.alt === 'media' || prefix.startsWith('/download')) {
        sendContent(request, response, await service.download(administrator, bucket, name));
      } else {
        sendObject(request, response, await service.get(administrator, bucket, name));
      }
    });
    object.patch(async (request: ObjectRequest, response) => {
      const { bucket, name } = request.params;
      const update = parseFieldUpdate(parseJson(bodyOf(request)));
      sendObject(request, response, await service.update(administrator, bucket, name, update));
    });
    object.delete(async (request: ObjectRequest, response) => {
      await service.delete(administrator, request.params.bucket, request.params.name);
      response.status(204).end();
    });
  }
  const upload = router.route('/upload/storage/v1/b/:bucket/o');
  upload.post(async (request: BucketRequest, response) => {
    const type = queryText(request, 'uploadType');
    if (type === 'resumable') startUpload(request, response);
    else if (type === 'multipart' || type === 'media') await uploadAtOnce(request, response, type);
    else throw new StorageError(400, 'The uploadType must be media, multipart or resumable.');
  });
  upload.put((request: BucketRequest, response) => continueUpload(request, response));
  return router;

  async function uploadAtOnce(
    request: BucketRequest,
    response: Response,
    type: 'media' | 'multipart',
  ): Promise<void> {
    const contentType = request.header('Content-Type') ?? '';
    let content = bodyOf(request);
    let fields: FieldUpdate = contentType === '' ? {} : { contentType };
    let json: unknown = null;
    if (type === 'multipart') {
      const [metadata, body] = parseMultipart(contentType, content);
      json = parseJson(metadata.body);
      content = body.body;
      fields = {
        ...(body.contentType !== null && { contentType: body.contentType }),
        ...parseFieldUpdate(json),
      };
    }
    const object = await service.upload(
      administrator,
      request.params.bucket,
      nameOf(request, json),
      content,
      fields,
    );
    sendObject(request, response, object);
  }

  function startUpload(request: BucketRequest, response: Response): void {
    const body = bodyOf(request);
    const json = body.length > 0 ? parseJson(body) : {};
    const contentType = request.header('X-Upload-Content-Type');
    const fields = { ...(contentType !== undefined && { contentType }), ...parseFieldUpdate(json) };
    const { id, bucket, name } = uploads.start(request.params.bucket, nameOf(request, json), fields);
    const query = new URLSearchParams({ name, uploadType: 'resumable', upload_id: id });
    response.location(`${baseUrl(request)}/upload/storage/v1/b/${bucket}/o?${query}`);
    response.status(200).end();
  }

  async function continueUpload(request: BucketRequest, response: Response): Promise<void> {
    const upload = uploads.find(queryText(request, 'upload_id') ?? '');
    const content = bodyOf(request);
    const range = parseContentRange(request.header('Content-Range'), content.length);
    if (!upload.result && content.length > 0) uploads.append(upload, range.start ?? upload.size, content);
    if (!upload.result && range.total === upload.size) {
      await uploads.finish(upload, (whole) =>
        service.upload(administrator, upload.bucket, upload.name, whole, upload.fields),
      );
    }
    if (upload.result) {
      sendObject(request, response, upload.result);
    } else {
      if (upload.size > 0) response.set('Range', `bytes=0-${upload.size - 1}`);
      response.status(308).end();
    }
  }
}

/**
 * Reads the Content-Range of a chunk: `bytes 0-99/200`; with `*` for the total, more will follow; with `*` for the range, it asks for the state.
 *
 * @param length bytes of the chunk; without the header it is the whole object
 * @throws StorageError 400
 */
export function parseContentRange(
  header: string | undefined,
  length: number,
): { start: number | null; total: number | null } {
  if (header === undefined) return { start: 0, total: length };
  const match = /^bytes (?:(\d+)-\d+|\*)\/(\d+|\*)$/.exec(header);
  if (!match) throw new StorageError(400, 'The Content-Range is not understood.');
  return {
    start: match[1] === undefined ? null : Number(match[1]),
    total: match[2] === '*' ? null : Number(match[2]),
  };
}

function nameOf(request: BucketRequest, json: unknown): string {
  const name = queryText(request, 'name') ?? (json as { name?: unknown } | null)?.name;
  if (typeof name !== 'string') throw new StorageError(400, 'The object has no name.');
  return name;
}

function baseUrl(request: BucketRequest | ObjectRequest): string {
  return `${request.protocol}://${request.host}`;
}

function sendObject(request: BucketRequest | ObjectRequest, response: Response, object: StoredObject): void {
  response.json(cloudResource(object, baseUrl(request)));
}
