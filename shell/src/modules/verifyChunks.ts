import { hashesFile } from 'shared-lib/contract/documents';

type ChunkId = string | number;

/** Hashes by chunk, as base64. */
interface Hashes {
  js: Record<ChunkId, string>;
  css: Record<ChunkId, string>;
}

/** The parts of a container's webpack runtime that load verified chunks. */
export interface VerifiedRuntime {
  /** The container's own hashes (build/webpack/VerifiedChunks.ts); absent in builds without any. */
  hashes?: Hashes & {
    /** The chunks whose hashes the container has, or that have no files. */
    readonly first: readonly ChunkId[];
    /** The hash of the file with all others. */
    readonly others: string;
  };
  /** The address of the version's folder. */
  p: string;
  /** Loads a chunk. */
  e: (id: ChunkId) => Promise<unknown>;
  /** A chunk's script and style sheet in that folder. */
  u: (id: ChunkId) => string;
  miniCssF?: (id: ChunkId) => string;
}

/** Timeout for the file with the hashes, in milliseconds; then the section shows its error. */
const patience = 20_000;

const verified: VerifiedRuntime[] = [];

/**
 * Makes a container load the hashes of its other files before the first chunk that needs one. The browser
 * blocks any file with a different hash. Failed requests are retried.
 */
export function verifyChunks(runtime: VerifiedRuntime) {
  const { hashes, e } = runtime;
  if (!hashes) return;
  verified.push(runtime);
  let others: Promise<void> | undefined;
  let cache: RequestCache = 'default';
  const load = async () => {
    const answer = await fetch(runtime.p + hashesFile, {
      integrity: `sha256-${hashes.others}`,
      signal: AbortSignal.timeout(patience),
      cache,
    });
    const { js, css } = (await answer.json()) as Hashes;
    Object.assign(hashes.js, js);
    Object.assign(hashes.css, css);
  };
  runtime.e = async (id) => {
    if (!hashes.first.includes(id)) {
      others ??= load();
      await others.catch((error: unknown) => {
        others = undefined;
        // The browser may have cached a bad response.
        cache = 'reload';
        throw error;
      });
    }
    return e(id);
  };
}

/** The hashes of the running containers' files, as `integrity` attributes, by path. */
export function chunkIntegrities(): Map<string, string> {
  const found = new Map<string, string>();
  for (const { hashes, p, u, miniCssF } of verified) {
    for (const [of, file] of [
      [hashes?.js, u],
      [hashes?.css, miniCssF],
    ] as const) {
      for (const [id, hash] of Object.entries(of ?? {})) {
        if (file) found.set(new URL(p + file(id), window.location.href).pathname, `sha256-${hash}`);
      }
    }
  }
  return found;
}
