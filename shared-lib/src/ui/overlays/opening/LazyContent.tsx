import type { ReactNode } from 'react';
import type { LazyPart } from './lazyPart.ts';
import { useLazyPart } from './useLazyPart.ts';

interface LazyContentProps<Part> {
  part: LazyPart<Part>;
  /** Set to false and true again to retry. */
  isWanted: boolean;
  /** Called when the code is needed but failed to load. The failure has already been reported. */
  onFailed: () => void;
  /** Shown until it has loaded. */
  placeholder?: ReactNode;
  children: (part: Part) => ReactNode;
}

/** Content whose code is loaded on demand. The caller handles failures. */
export function LazyContent<Part>(props: LazyContentProps<Part>) {
  const { part, isWanted, onFailed, placeholder = null, children } = props;
  const loaded = useLazyPart(part, isWanted, onFailed);
  return loaded ? children(loaded) : placeholder;
}
