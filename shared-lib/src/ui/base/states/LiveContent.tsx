import type { ReactNode } from 'react';
import type { LiveResult } from '../../../data/live.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { SectionError } from './SectionError.tsx';

interface LiveContentProps<T> {
  live: LiveResult<T>;
  children: (data: T) => ReactNode;
  /** What stands there while the first answer is awaited. */
  skeleton?: ReactNode;
  /** What is said when it fails, where the specification has words for it. */
  failed?: string;
}

/** Shows what a listener brings: its skeleton, its error with a retry, or its content. */
export function LiveContent<T>({ live, children, skeleton = <ListSkeleton />, failed }: LiveContentProps<T>) {
  if (live.status === 'loading') return skeleton;
  if (live.status === 'failed') return <SectionError onRetry={live.retry} text={failed} />;
  return children(live.data);
}
