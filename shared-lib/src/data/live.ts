import { withCause, appError, type AppError } from '../domain/index.ts';
import { reportProblem } from './reportProblem.ts';

/** What a listener has brought so far. */
export type Live<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: T }
  | { readonly status: 'failed'; readonly error: AppError };

/** The same, with the way to try again after a failure. */
export type LiveResult<T> = Live<T> & { readonly retry: () => void };

/**
 * Attaches a listener.
 * @returns the function that detaches it.
 */
export type Listen<T, Arg> = (
  arg: Arg,
  onData: (data: T) => void,
  onError: (error: unknown) => void,
) => () => void;

/** What RTK Query hands to `onCacheEntryAdded`, as far as a listener needs it. */
interface CacheEntryLifecycle<T> {
  updateCachedData: (recipe: () => Live<T>) => unknown;
  cacheDataLoaded: Promise<unknown>;
  cacheEntryRemoved: Promise<void>;
}

const LOADING = { status: 'loading' } as const;

/** Restarts by endpoint and argument: Firestore ends a listener that failed, so "try again" means a new one. */
const restarts = new Map<string, () => void>();
const keyOf = (endpoint: string, arg: unknown) => `${endpoint}(${JSON.stringify(arg)})`;

/** Attaches a new listener where the one of an endpoint and argument failed; nothing when no screen needs it any more. */
export const restartListener = (endpoint: string, arg: unknown) => restarts.get(keyOf(endpoint, arg))?.();

/**
 * The definition of a streaming endpoint: one listener as long as a screen needs it, detached after.
 * @param endpoint the endpoint's name, as given in `injectEndpoints`.
 */
export function liveEndpoint<T, Arg>(endpoint: string, listen: Listen<T, Arg>) {
  return {
    queryFn: (_arg: Arg) => ({ data: LOADING as Live<T> }),

    async onCacheEntryAdded(
      arg: Arg,
      { updateCachedData, cacheDataLoaded, cacheEntryRemoved }: CacheEntryLifecycle<T>,
    ) {
      const key = keyOf(endpoint, arg);
      let detach = () => {};
      const attach = () => {
        detach();
        updateCachedData(() => LOADING);
        detach = listen(
          arg,
          (data) => updateCachedData(() => ({ status: 'ready', data })),
          (error) => {
            reportProblem(`The listener ${key} failed`, error);
            updateCachedData(() => ({ status: 'failed', error: withCause(appError('sectionError'), error) }));
          },
        );
      };
      // Rejects when the entry is removed before it was filled: then there is nothing to attach.
      if (
        !(await cacheDataLoaded.then(
          () => true,
          () => false,
        ))
      )
        return;
      restarts.set(key, attach);
      attach();
      await cacheEntryRemoved;
      restarts.delete(key);
      detach();
    },
  };
}
