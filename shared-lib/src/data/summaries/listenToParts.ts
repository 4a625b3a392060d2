/** Attaches a listener; the function that it returns detaches it. */
export type Attach<T> = (onData: (data: T) => void, onError: (error: unknown) => void) => () => void;

type PartsOf<T> = { readonly [Name in keyof T]: Attach<T[Name]> };

/**
 * Combines several listeners.
 * @param onData gets each one's data, by name, once all have answered and whenever one changes.
 * @returns the function that detaches them.
 */
export function listenToParts<T extends object>(
  parts: PartsOf<T>,
  onData: (loaded: T) => void,
  onError: (error: unknown) => void,
): () => void {
  let loaded: Partial<T> = {};
  const names = Object.keys(parts) as (keyof T)[];
  const detachAll = names.map((name) =>
    parts[name]((data) => {
      loaded = { ...loaded, [name]: data };
      if (names.every((other) => other in loaded)) onData(loaded as T);
    }, onError),
  );
  return () => detachAll.forEach((detach) => detach());
}
