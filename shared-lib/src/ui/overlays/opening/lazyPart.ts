/** A lazily loaded part of the page. */
export interface LazyPart<Part> {
  /** Its name in error messages, such as `The form to add a member`. */
  readonly name: string;
  /** The part, once loaded. */
  readonly loaded: () => Part | undefined;
  /** Loads it; rejects on failure, and retries when called again. */
  readonly load: () => Promise<Part>;
  /** Loads it in advance. Failures aren't reported, because opening it retries. */
  readonly prefetch: () => void;
  /** Handlers for the button that opens it; they prefetch on hover or focus. */
  readonly ahead: { readonly onPointerEnter: () => void; readonly onFocus: () => void };
}

/** The file a chunk load error refers to, as webpack names it. */
const fileOf = (cause: unknown): string | undefined => {
  const request = cause instanceof Error && 'request' in cause ? cause.request : undefined;
  return typeof request === 'string' ? request : undefined;
};

/**
 * Wraps an import as a lazy part. Call once per part, at module level.
 * @param name its name in error messages.
 * @param fetchPart imports it, such as `async () => (await import('./AddMemberDialog.tsx')).AddMemberDialog`.
 */
export function lazyPart<Part>(name: string, fetchPart: () => Promise<Part>): LazyPart<Part> {
  let part: Part | undefined;
  let brokenFile: string | undefined;

  const load = async () => {
    if (brokenFile) {
      // A corrupt file would stay cached under its immutable address; this request replaces it.
      await fetch(brokenFile, { cache: 'reload' }).catch(() => undefined);
      brokenFile = undefined;
    }
    try {
      part ??= await fetchPart();
      return part;
    } catch (cause) {
      brokenFile = fileOf(cause);
      throw cause;
    }
  };
  const prefetch = () => void load().catch(() => {});

  return {
    name,
    loaded: () => part,
    load,
    prefetch,
    ahead: { onPointerEnter: prefetch, onFocus: prefetch },
  };
}
