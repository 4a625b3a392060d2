import express, { type ErrorRequestHandler } from 'express';
import { Access } from '../access/Access.ts';
import { startHttpServer, type HttpServer } from '../httpServer.ts';
import type { Log } from '../Log.ts';
import type { AuthorizeStorage } from './authorize.ts';
import { BucketStore } from './BucketStore.ts';
import { cloudApi } from './cloud/cloudApi.ts';
import { crossOrigin } from './crossOrigin.ts';
import { firebaseApi } from './firebaseApi.ts';
import { ObjectStore } from './ObjectStore.ts';
import { ResumableUploads, tooLarge } from './ResumableUploads.ts';
import { setRules, type ReplaceStorageRules } from './setRules.ts';
import { StorageError } from './StorageError.ts';
import { StorageService } from './StorageService.ts';

export type { AuthorizeStorage, StorageRequest } from './authorize.ts';

export interface StorageOptions {
  readonly projectId: string;
  /** Where objects are stored. */
  readonly directory: string;
  readonly host: string;
  readonly port: number;
  /** Allowed clients; by default this machine's pages, and programs. */
  readonly access?: Access;
  /** Decides on every request by a non-administrator; without it, all are allowed. */
  readonly authorize?: AuthorizeStorage;
  /** Applies rules set by a test, which are refused without it. */
  readonly replaceRules?: ReplaceStorageRules;
  /** Maximum size of an object in bytes; 100 MB by default. */
  readonly maximumSize?: number;
  /** Maximum total size of a bucket's objects in bytes; unlimited by default. */
  readonly quota?: number;
  /** Called after each part of the folder that was read. */
  readonly onProgress?: () => void;
  readonly log: Log;
}

/** A multipart upload includes its metadata and boundaries as well as the content. */
const multipartAllowance = 64 * 1024;

/**
 * Starts Cloud Storage for Firebase: the client SDKs' API and the part of the JSON API that firebase-admin uses. Acknowledged data is on
 * disk.
 *
 * @throws DamagedFileError for an unreadable or corrupt file
 */
export async function startStorage(options: StorageOptions): Promise<HttpServer> {
  const {
    maximumSize = 100 * 1024 * 1024,
    authorize = () => Promise.resolve(true),
    access = new Access(),
  } = options;
  const store = await ObjectStore.open(options.directory, options.quota, options.onProgress);
  const service = new StorageService(store, options.projectId, authorize);
  const buckets = await BucketStore.open(options.directory, options.projectId);
  const uploads = new ResumableUploads(maximumSize);
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.use(crossOrigin);
  app.use(express.raw({ type: () => true, limit: maximumSize + multipartAllowance, inflate: false }));
  app.put('/internal/setRules', setRules(options.replaceRules));
  app.use(firebaseApi(service, uploads, maximumSize), cloudApi(store, buckets, maximumSize, access));
  app.use(() => {
    throw new StorageError(404, 'Storage has nothing at this address.');
  });
  app.use(answerErrors(maximumSize, options.log));
  const server = await startHttpServer(app, options.host, options.port, undefined, access);
  return {
    port: server.port,
    stop: async () => {
      await server.stop();
      await store.close();
    },
  };
}

/** Express recognizes an error handler by its four parameters. */
function answerErrors(maximumSize: number, log: Log): ErrorRequestHandler {
  return (error, _request, response, _next) => {
    const known = asStorageError(error, maximumSize);
    if (!known) log(`Storage failed: ${error instanceof Error ? error.stack : String(error)}`);
    else if (known.code === 503) log(`${known.message} ${String(error)}`);
    const { code, message } = known ?? { code: 500, message: 'Internal error.' };
    response.status(code).json({ error: { code, message } });
  };
}

/** System error codes for a disk that can't be written to, which clients may retry. */
const unwritableDiskCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS']);

function asStorageError(error: unknown, maximumSize: number): StorageError | null {
  if (error instanceof StorageError) return error;
  const { type, status } = error as { type?: unknown; status?: unknown };
  if (type === 'entity.too.large') return tooLarge(maximumSize);
  if (unwritableDiskCodes.has((error as { code?: unknown }).code)) {
    return new StorageError(503, 'The local Storage cannot write to its data folder. Nothing was stored.');
  }
  return typeof status === 'number' && status < 500
    ? new StorageError(status, 'The request is malformed.')
    : null;
}
