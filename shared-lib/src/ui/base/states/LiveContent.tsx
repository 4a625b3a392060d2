import type { ReactNode } from 'react';
import type { LiveResult } from '../../../data/live.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { SectionError } from './SectionError.tsx';

interface LiveContentProps<T> {
  live: LiveResult<T>;
  children: (data: T) => ReactNode;
  /** Shown until the first answer. */
  skeleton?: ReactNode;
  /** The error message, if the specification has one. */
  failed?: string;
}

/** Renders a listener's result: a skeleton, an error with a retry, or the content. */
export function LiveContent<T>({ live, children, skeleton = <ListSkeleton />, failed }: LiveContentProps<T>) {
  if (live.status === 'loading') return skeleton;
  if (live.status === 'failed') return <SectionError onRetry={live.retry} text={failed} />;
  return children(live.data);
}
