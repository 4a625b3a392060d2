import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DamagedFileError } from '../DamagedFileError.ts';
import { writeFileAtomically } from '../files.ts';
import { bucketsFile } from './objectFiles.ts';
import { StorageError } from './StorageError.ts';

export interface StoredBucket {
  readonly name: string;
  readonly metageneration: number;
  /** ISO 8601. */
  readonly timeCreated: string;
  readonly updated: string;
  readonly location: string;
  readonly labels: Readonly<Record<string, string>>;
  /** Stored as sent, but unused: Storage answers pages of every admitted origin. */
  readonly cors: readonly unknown[];
}

/** The fields that a client may set on a bucket; a null label is removed. */
export interface BucketUpdate {
  readonly location?: string;
  readonly labels?: Readonly<Record<string, string | null>> | null;
  readonly cors?: readonly unknown[] | null;
}

/** Dots, dashes and underscores between letters and digits (cloud.google.com/storage/docs/buckets#naming). */
const bucketName = /^[a-z0-9](?=.{2,221}$)[a-z0-9._-]*[a-z0-9]$/;

/**
 * Buckets, stored in one file. The project's default buckets exist without being created, and so does any bucket with objects, because
 * rules tests use arbitrary bucket names.
 */
export class BucketStore {
  readonly #file: string;
  readonly #buckets: Map<string, StoredBucket>;
  readonly #defaults: readonly string[];
  #changes: Promise<unknown> = Promise.resolve();

  private constructor(file: string, buckets: Map<string, StoredBucket>, projectId: string) {
    this.#file = file;
    this.#buckets = buckets;
    this.#defaults = [`${projectId}.firebasestorage.app`, `${projectId}.appspot.com`];
  }

  /** @throws DamagedFileError when the file can't be read */
  static async open(directory: string, projectId: string): Promise<BucketStore> {
    const file = join(directory, bucketsFile);
    const buckets = (await read(file)).map((bucket) => [bucket.name, bucket] as const);
    return new BucketStore(file, new Map(buckets), projectId);
  }

  /** Names of all created buckets, that is, all but the default ones. */
  created(): readonly string[] {
    return [...this.#buckets.keys()];
  }

  /** First the default bucket of new projects, then that of older ones. */
  get defaults(): readonly string[] {
    return this.#defaults;
  }

  /** A bucket that was created or exists by default; null for any other. */
  get(name: string): StoredBucket | null {
    return this.#buckets.get(name) ?? (this.#defaults.includes(name) ? described(name) : null);
  }

  /**
   * Creates a bucket. On disk when the promise resolves.
   *
   * @throws StorageError 400 for its name, 409 if it exists
   */
  create(name: string, update: BucketUpdate): Promise<StoredBucket> {
    if (!bucketName.test(name)) throw new StorageError(400, `Invalid bucket name: '${name}'`);
    return this.#change(() => {
      if (this.get(name)) throw new StorageError(409, 'A bucket with this name already exists.');
      const bucket = applied(described(name), update);
      this.#buckets.set(name, bucket);
      return bucket;
    });
  }

  /** Changes a bucket, creating it if it only exists through its objects. On disk when the promise resolves. */
  update(name: string, update: BucketUpdate): Promise<StoredBucket> {
    return this.#change(() => {
      const former = this.get(name) ?? described(name);
      const bucket = {
        ...applied(former, update),
        metageneration: former.metageneration + 1,
        updated: new Date().toISOString(),
      };
      this.#buckets.set(name, bucket);
      return bucket;
    });
  }

  /**
   * Gone from disk when the promise resolves.
   *
   * @throws StorageError 409 for a default bucket
   */
  async delete(name: string): Promise<void> {
    if (this.#defaults.includes(name)) throw new StorageError(409, 'A default bucket can’t be deleted.');
    await this.#change(() => void this.#buckets.delete(name));
  }

  #change<Result>(run: () => Result): Promise<Result> {
    const change = this.#changes.then(async () => {
      const before = [...this.#buckets];
      const result = run();
      try {
        await writeFileAtomically(this.#file, `${JSON.stringify([...this.#buckets.values()])}\n`);
      } catch (error) {
        this.#buckets.clear();
        for (const [name, bucket] of before) this.#buckets.set(name, bucket);
        throw error;
      }
      return result;
    });
    this.#changes = change.catch(() => undefined);
    return change;
  }
}

function described(name: string): StoredBucket {
  const now = new Date().toISOString();
  return { name, metageneration: 1, timeCreated: now, updated: now, location: 'US', labels: {}, cors: [] };
}

function applied(bucket: StoredBucket, { location, labels, cors }: BucketUpdate): StoredBucket {
  const merged = Object.entries(labels === null ? {} : { ...bucket.labels, ...labels });
  return {
    ...bucket,
    location: location?.toUpperCase() ?? bucket.location,
    labels: Object.fromEntries(merged.filter((entry): entry is [string, string] => entry[1] !== null)),
    cors: cors === null ? [] : (cors ?? bucket.cors),
  };
}

async function read(file: string): Promise<StoredBucket[]> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new DamagedFileError(file, "it can't be read");
  }
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value) && value.every(isBucket)) return value;
  } catch {
    // Reported below.
  }
  throw new DamagedFileError(file, 'it is not a list of buckets');
}

function isBucket(value: unknown): value is StoredBucket {
  return typeof (value as Partial<StoredBucket> | null)?.name === 'string';
}
