import { useEffect, useState, type ReactNode } from 'react';
import { SectionError } from '../../base/states/SectionError.tsx';
import { LazyContent } from './LazyContent.tsx';
import type { LazyPart } from './lazyPart.ts';

/** Delay of the skeleton in milliseconds, to avoid flicker if the code loads quickly. */
const skeletonAfter = 150;

interface LazySectionProps<Part> {
  part: LazyPart<Part>;
  /** Shown until the part has loaded. */
  skeleton?: ReactNode;
  children: (part: Part) => ReactNode;
}

/** A section whose code is loaded when first shown. On failure, the section error is shown instead. */
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
