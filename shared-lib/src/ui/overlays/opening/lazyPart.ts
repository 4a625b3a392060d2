/** A part of the page whose code is fetched when it is first needed. */
export interface LazyPart<Part> {
  /** What it is called when it could not be loaded, such as `The form to add a member`. */
  readonly name: string;
  /** The part, once it has been fetched. */
  readonly loaded: () => Part | undefined;
  /** Fetches it; rejects when that fails. Another call then makes a new request. */
  readonly load: () => Promise<Part>;
  /** Fetches it before it is needed. A failure is not reported, because opening the part fetches it again. */
  readonly prefetch: () => void;
  /** The handlers for the button that opens it: they fetch it as soon as the pointer or the focus is on the button. */
  readonly ahead: { readonly onPointerEnter: () => void; readonly onFocus: () => void };
}

/** The file that a chunk load error is about, as webpack names it. */
const fileOf = (cause: unknown): string | undefined => {
  const request = cause instanceof Error && 'request' in cause ? cause.request : undefined;
  return typeof request === 'string' ? request : undefined;
};

/**
 * Makes a part of an import. Called once for each part, outside of components.
 * @param name what it is called when it could not be loaded.
 * @param fetchPart imports it, such as `async () => (await import('./AddMemberDialog.tsx')).AddMemberDialog`.
 */
export function lazyPart<Part>(name: string, fetchPart: () => Promise<Part>): LazyPart<Part> {
  let part: Part | undefined;
  let brokenFile: string | undefined;

  const load = async () => {
    if (brokenFile) {
      // A broken file would stay in the browser's cache, because its address is immutable. This request replaces it
      // there.
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
