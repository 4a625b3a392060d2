import { useEffect, useState, type ReactNode } from 'react';
import { SectionError } from '../../base/states/SectionError.tsx';
import { LazyContent } from './LazyContent.tsx';
import type { LazyPart } from './lazyPart.ts';

/** Milliseconds before the skeleton shows. Without the wait, it would flicker when the code comes quickly. */
const skeletonAfter = 150;

interface LazySectionProps<Part> {
  part: LazyPart<Part>;
  /** What stands there until the part has arrived. */
  skeleton?: ReactNode;
  children: (part: Part) => ReactNode;
}

/** A section whose code is fetched when it is first shown. When that fails, its place shows the section's error. */
export function LazySection<Part>({ part, skeleton, children }: LazySectionProps<Part>) {
  const [status, setStatus] = useState<'first' | 'failed' | 'again'>('first');
  const error = <SectionError onRetry={() => setStatus('again')} retrying={status === 'again'} />;
  return (
    <LazyContent
      part={part}
      isWanted={status !== 'failed'}
      onFailed={() => setStatus('failed')}
      placeholder={status === 'first' ? <Late>{skeleton}</Late> : error}
    >
      {children}
    </LazyContent>
  );
}

function Late({ children }: { children: ReactNode }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), skeletonAfter);
    return () => clearTimeout(timer);
  }, []);
  return isLate && children;
}
