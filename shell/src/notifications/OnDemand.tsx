import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { reportProblem } from 'shared-lib/data';
import { SectionError } from 'shared-lib/ui';

/** The module of one component, as a dynamic import brings it. */
type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

interface OnDemandProps<Props> {
  /** The same function each time: what it has brought is remembered by it. */
  load: Load<Props>;
  /** What stands there until the code has arrived. */
  skeleton: ReactNode;
  children: (Component: ComponentType<Props>) => ReactNode;
}

const arrived = new WeakMap<object, unknown>();

/** One try to load and show it. */
function Attempt<Props>({
  load,
  skeleton,
  children,
  onRetry,
}: OnDemandProps<Props> & { onRetry: () => void }) {
  const [state, setState] = useState<{ Component: ComponentType<Props> } | 'loading' | 'failed'>(() => {
    const Component = arrived.get(load);
    return Component ? { Component: Component as ComponentType<Props> } : 'loading';
  });

  useEffect(() => {
    let current = true;
    load().then(
      ({ default: Component }) => {
        arrived.set(load, Component);
        if (current) setState({ Component });
      },
      (cause: unknown) => {
        reportProblem('Code that was asked for did not arrive', cause);
        if (current) setState('failed');
      },
    );
    return () => {
      current = false;
    };
  }, [load]);

  if (state === 'failed') return <SectionError onRetry={onRetry} />;
  return state === 'loading' ? skeleton : children(state.Component);
}

/**
 * Shows a component whose code is fetched when it is needed. When it can't be fetched, or throws, its place shows the
 * section's error, and trying again really asks again.
 */
export function OnDemand<Props>(props: OnDemandProps<Props>) {
  const [attempt, setAttempt] = useState(0);
  const retry = () => setAttempt(attempt + 1);
  return (
    <ErrorBoundary
      resetKeys={[attempt]}
      fallbackRender={() => <SectionError onRetry={retry} />}
      onError={(error) => reportProblem('A part of the shell threw', error)}
    >
      <Attempt {...props} key={attempt} onRetry={retry} />
    </ErrorBoundary>
  );
}
