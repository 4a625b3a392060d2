import { Router, type Request, type Response } from 'express';
import { parseMultipart } from '../multipart.ts';
import { bodyOf, parseJson, queryText } from '../requests.ts';
import { tooLarge, type ResumableUploads } from '../ResumableUploads.ts';
import { StorageError } from '../StorageError.ts';
import { parseFieldUpdate, type FieldUpdate } from '../StoredObject.ts';
import type { AdminObjects, PutOptions } from './AdminObjects.ts';
import { expectedChecksums } from './checksums.ts';
import { rejectUnsupported } from './unsupportedFeature.ts';
import { aclOf, jsonOf, sendObject } from './objectRoutes.ts';
import { preconditionOf } from './preconditions.ts';

/** The content of a request in a resumable upload. */
interface ContentRange {
  /** Where its bytes begin; null if it only asks how much has arrived. */
  readonly start: number | null;
  /** The object's total size in bytes; null while unknown. */
  readonly total: number | null;
}

/**
 * Parses a Content-Range (cloud.google.com/storage/docs/performing-resumable-uploads):
 *
 * - `bytes 0-99/200` is a chunk; with `*` for the total, more follow
 * - `bytes 100-*` with a total, or with `*` for it, is all of the rest
 * - `bytes *` with either asks how much has arrived
 *
 * @param length bytes of the request; without the header they are the whole object
 * @throws StorageError 400 for another format, and for a range that doesn't match the bytes
 */
export function parseContentRange(header: string | undefined, length: number): ContentRange {
  if (header === undefined) return { start: 0, total: length };
  const match = /^bytes (?:(\d{1,15})-(\d{1,15}|\*)|\*)\/(\d{1,15}|\*)$/.exec(header);
  if (!match) throw new StorageError(400, 'The Content-Range is malformed.');
  const [, first, last, of] = match;
  const known = of === '*' ? null : Number(of);
  if (first === undefined) return { start: null, total: known };
  const start = Number(first);
  const end = start + length;
  if (last !== '*' && Number(last) + 1 !== end)
    throw new StorageError(400, `The Content-Range does not fit a body of ${length} bytes.`);
  if (known !== null && end > known)
    throw new StorageError(400, `The upload should have ${known} bytes, not ${end}.`);
  return { start, total: last === '*' ? (known ?? end) : known };
}

type BucketRequest = Request<{ bucket: string }>;

/** Cloud Storage's status for an upload canceled by its client. */
const canceledByClient = 499;

/** Uploads in the JSON API: `/upload/storage/v1/b/{bucket}/o`, in one request or resumable. */
export function uploadRoutes(
  objects: AdminObjects,
  uploads: ResumableUploads<PutOptions>,
  maximumSize: number,
): Router {
  const router = Router();
  const upload = router.route('/upload/storage/v1/b/:bucket/o');
  upload.post(async (request: BucketRequest, response) => {
    const type = queryText(request, 'uploadType');
    if (type === 'resumable') start(request, response);
    else if (type === 'multipart' || type === 'media') await atOnce(request, response, type);
    else throw new StorageError(400, 'The uploadType must be media, multipart or resumable.');
  });
  upload.put((request: BucketRequest, response) => continueUpload(request, response));
  upload.delete((request: BucketRequest, response) => {
    uploads.cancel(find(request));
    response.status(canceledByClient).end();
  });
  return router;

  async function atOnce(
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
    const place = { bucket: request.params.bucket, name: nameOf(request, json) };
    sendObject(request, response, await objects.put(place, content, fields, optionsOf(request, json)));
  }

  function start(request: BucketRequest, response: Response): void {
    if (Number(request.header('X-Upload-Content-Length') ?? 0) > maximumSize) throw tooLarge(maximumSize);
    const json = jsonOf(request);
    const contentType = request.header('X-Upload-Content-Type');
    const fields = { ...(contentType !== undefined && { contentType }), ...parseFieldUpdate(json) };
    const place = { bucket: request.params.bucket, name: nameOf(request, json) };
    const options = optionsOf(request, json);
    options.guard(objects.find(place));
    const { id, bucket, name } = uploads.start(place.bucket, place.name, fields, options);
    const query = new URLSearchParams({ name, uploadType: 'resumable', upload_id: id });
    const path = `/upload/storage/v1/b/${encodeURIComponent(bucket)}/o`;
    response.location(`${request.protocol}://${request.host}${path}?${query}`).status(200).end();
  }

  async function continueUpload(request: BucketRequest, response: Response): Promise<void> {
    const upload = find(request);
    const content = bodyOf(request);
    const { start: first, total } = parseContentRange(request.header('Content-Range'), content.length);
    if (!upload.result && first !== null) uploads.append(upload, first, content);
    if (!upload.result && total === upload.size) {
      const checksums = expectedChecksums(request.header('X-Goog-Hash'), null);
      const options = { ...upload.options, checksums: { ...upload.options.checksums, ...checksums } };
      await uploads.finish(upload, (whole) => objects.put(upload, whole, upload.fields, options));
    }
    if (upload.result) {
      sendObject(request, response, upload.result);
    } else {
      if (upload.size > 0) response.set('Range', `bytes=0-${upload.size - 1}`);
      response.status(308).end();
    }
  }

  function find(request: BucketRequest): ReturnType<typeof uploads.find> {
    return uploads.find(queryText(request, 'upload_id') ?? '');
  }
}

function optionsOf(request: BucketRequest, json: unknown): PutOptions {
  rejectUnsupported(request, json);
  const acl = aclOf(request, json);
  return {
    guard: preconditionOf(request),
    checksums: expectedChecksums(request.header('X-Goog-Hash'), json),
    ...(acl && { acl }),
  };
}

function nameOf(request: BucketRequest, json: unknown): string {
  const name = queryText(request, 'name') ?? (json as { name?: unknown } | null)?.name;
  if (typeof name !== 'string') throw new StorageError(400, 'The object has no name.');
  return name;
}
