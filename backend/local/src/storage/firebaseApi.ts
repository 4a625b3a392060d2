import { Router, type Request, type Response } from 'express';
import { parseMultipart } from './multipart.ts';
import { tooLarge, type ResumableUpload, type ResumableUploads } from './ResumableUploads.ts';
import { bodyOf, pageSize, parseJson, queryText, sendContent } from './requests.ts';
import { StorageError } from './StorageError.ts';
import type { StorageService } from './StorageService.ts';
import { firebaseResource, parseFieldUpdate, type FieldUpdate } from './StoredObject.ts';

type ObjectRequest = Request<{ bucket: string; name: string }>;
type BucketRequest = Request<{ bucket: string }>;

/**
 * The API used by Firebase's client SDKs: `/v0/b/{bucket}/o[/{name}]`.
 *
 * @param maximumSize maximum size of an object in bytes
 */
export function firebaseApi(service: StorageService, uploads: ResumableUploads, maximumSize: number): Router {
  const router = Router();
  const objects = router.route('/v0/b/:bucket/o');
  objects.get(async (request: BucketRequest, response) => {
    const delimiter = queryText(request, 'delimiter');
    const pageToken = queryText(request, 'pageToken');
    const page = await service.list(callerOf(request), request.params.bucket, {
      prefix: queryText(request, 'prefix') ?? '',
      maxResults: pageSize(request),
      ...(delimiter !== undefined && { delimiter }),
      ...(pageToken !== undefined && { pageToken }),
    });
    const items = page.items.map(({ bucket, name }) => ({ bucket, name }));
    response.json({ ...page, items });
  });
  objects.post(async (request: BucketRequest, response) => {
    const command = request.header('X-Goog-Upload-Command');
    if (command === 'start') startUpload(request, response);
    else if (command !== undefined) await continueUpload(request, response, command);
    else await uploadAtOnce(request, response);
  });

  const object = router.route('/v0/b/:bucket/o/:name');
  object.get(async (request: ObjectRequest, response) => {
    const { bucket, name } = request.params;
    if (request.query.alt === 'media') {
      sendContent(
        request,
        response,
        await service.download(callerOf(request), bucket, name, queryText(request, 'token')),
      );
    } else {
      response.json(firebaseResource(await service.get(callerOf(request), bucket, name)));
    }
  });
  object.patch(async (request: ObjectRequest, response) => {
    const { bucket, name } = request.params;
    const update = parseFieldUpdate(parseJson(bodyOf(request)));
    response.json(firebaseResource(await service.update(callerOf(request), bucket, name, update)));
  });
  object.delete(async (request: ObjectRequest, response) => {
    await service.delete(callerOf(request), request.params.bucket, request.params.name);
    response.status(204).end();
  });
  return router;

  function callerOf(request: BucketRequest | ObjectRequest): ReturnType<StorageService['identify']> {
    return service.identify(request.header('Authorization'));
  }

  /** A multipart upload, or bare content with its type in the header. */
  async function uploadAtOnce(request: BucketRequest, response: Response): Promise<void> {
    const contentType = request.header('Content-Type') ?? '';
    let content = bodyOf(request);
    let fields: FieldUpdate = contentType === '' ? {} : { contentType };
    let name = queryText(request, 'name') ?? '';
    if (request.header('X-Goog-Upload-Protocol') === 'multipart') {
      const [metadata, body] = parseMultipart(contentType, content);
      const json = parseJson(metadata.body);
      content = body.body;
      fields = {
        ...(body.contentType !== null && { contentType: body.contentType }),
        ...parseFieldUpdate(json),
      };
      name ||= nameIn(json);
    }
    response.json(
      firebaseResource(await service.upload(callerOf(request), request.params.bucket, name, content, fields)),
    );
  }

  function startUpload(request: BucketRequest, response: Response): void {
    if (Number(request.header('X-Goog-Upload-Header-Content-Length') ?? 0) > maximumSize)
      throw tooLarge(maximumSize);
    const json = parseJson(bodyOf(request));
    const contentType = request.header('X-Goog-Upload-Header-Content-Type');
    const fields = { ...(contentType !== undefined && { contentType }), ...parseFieldUpdate(json) };
    const { bucket } = request.params;
    const upload = uploads.start(bucket, queryText(request, 'name') || nameIn(json), fields, null);
    const query = new URLSearchParams({
      name: upload.name,
      upload_id: upload.id,
      upload_protocol: 'resumable',
    });
    response.set({
      'X-Goog-Upload-URL': `${request.protocol}://${request.host}/v0/b/${bucket}/o?${query}`,
      'X-Goog-Upload-Chunk-Granularity': '262144',
      'X-Goog-Upload-Status': 'active',
    });
    response.status(200).end();
  }

  /** @param commandList `upload`, `finalize`, both, `query` or `cancel` */
  async function continueUpload(
    request: BucketRequest,
    response: Response,
    commandList: string,
  ): Promise<void> {
    const upload = uploads.find(queryText(request, 'upload_id') ?? '');
    const commands = new Set(commandList.split(',').map((command) => command.trim()));
    if (commands.has('cancel')) {
      uploads.cancel(upload);
      response.set('X-Goog-Upload-Status', 'cancelled').status(200).end();
      return;
    }
    if (commands.has('upload')) {
      uploads.append(upload, Number(request.header('X-Goog-Upload-Offset') ?? NaN), bodyOf(request));
    }
    if (commands.has('finalize')) await finish(request, upload);
    response.set('X-Goog-Upload-Status', upload.result ? 'final' : 'active');
    response.set('X-Goog-Upload-Size-Received', String(upload.size));
    if (upload.result) response.json(firebaseResource(upload.result));
    else response.status(200).end();
  }

  async function finish(request: BucketRequest, upload: ResumableUpload): Promise<void> {
    const { bucket, name, fields } = upload;
    await uploads.finish(upload, (content) =>
      service.upload(callerOf(request), bucket, name, content, fields),
    );
  }
}

function nameIn(json: unknown): string {
  const name = (json as { name?: unknown } | null)?.name;
  if (typeof name !== 'string') throw new StorageError(400, 'The object has no name.');
  return name;
}
