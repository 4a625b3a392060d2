import type { ReactNode } from 'react';
import type { LazyPart } from './lazyPart.ts';
import { useLazyPart } from './useLazyPart.ts';

interface LazyContentProps<Part> {
  part: LazyPart<Part>;
  /** Turn it off and on again to try again. */
  isWanted: boolean;
  /** Called when the code is wanted but could not be fetched. The failure is reported by then. */
  onFailed: () => void;
  /** What stands in its place until it is there. */
  placeholder?: ReactNode;
  children: (part: Part) => ReactNode;
}

/** Content whose code is fetched when it is wanted. The caller shows a failure in its own way. */
export function LazyContent<Part>(props: LazyContentProps<Part>) {
  const { part, isWanted, onFailed, placeholder = null, children } = props;
  const loaded = useLazyPart(part, isWanted, onFailed);
  return loaded ? children(loaded) : placeholder;
}
