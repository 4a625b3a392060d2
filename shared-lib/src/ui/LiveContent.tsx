import type { ReactNode } from 'react';
import type { LiveResult } from '../data/live.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { SectionError } from './SectionError.tsx';

interface LiveContentProps<T> {
  live: LiveResult<T>;
  children: (data: T) => ReactNode;
  /** What stands there while the first answer is awaited. */
  skeleton?: ReactNode;
}

/** Shows what a listener brings: its skeleton, its error with a retry, or its content. */
export function LiveContent<T>({ live, children, skeleton = <ListSkeleton /> }: LiveContentProps<T>) {
  if (live.status === 'loading') return skeleton;
  if (live.status === 'failed') return <SectionError onRetry={live.retry} />;
  return children(live.data);
}
