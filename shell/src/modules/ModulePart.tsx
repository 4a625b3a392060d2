import { createContext, useContext, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { reportProblem } from 'shared-lib/data';
import { SectionError } from 'shared-lib/ui';
import type { ModuleRegistry, PartName } from './moduleRegistry.ts';

export const RegistryContext = createContext<ModuleRegistry | null>(null);

interface ModulePartProps extends PartName {
  /** What stands there until the part has arrived. */
  skeleton: ReactNode;
}

interface AttemptProps extends ModulePartProps {
  /** Whether an earlier attempt failed: then its error stays in sight until this one has an answer. */
  again: boolean;
  onRetry: () => void;
}

type State = { status: 'loading' } | { status: 'ready'; Component: ComponentType } | { status: 'failed' };

const BoundaryFallback = ({ resetErrorBoundary }: FallbackProps) => (
  <SectionError onRetry={resetErrorBoundary} />
);

/** One try to load and show a part. */
function Attempt({ module, kind, name, skeleton, again, onRetry }: AttemptProps) {
  const registry = useContext(RegistryContext);
  if (!registry) throw new Error('ModulePart needs a RegistryContext');
  const [state, setState] = useState<State>(() => {
    const Component = registry.loaded({ module, kind, name });
    return Component ? { status: 'ready', Component } : { status: 'loading' };
  });

  useEffect(() => {
    let current = true;
    void registry.load({ module, kind, name }).then((result) => {
      if (!current) return;
      if (!result.ok) reportProblem(`${module} ${name}: ${result.failure.reason}`, result.failure.detail);
      setState(result.ok ? { status: 'ready', Component: result.Component } : { status: 'failed' });
    });
    return () => {
      current = false;
    };
  }, [registry, module, kind, name]);

  if (state.status === 'failed') return <SectionError onRetry={onRetry} />;
  if (state.status === 'loading') return again ? <SectionError onRetry={onRetry} retrying /> : skeleton;
  return (
    <ErrorBoundary
      FallbackComponent={BoundaryFallback}
      onError={(error) => reportProblem(`${module} ${name} threw`, error)}
      onReset={onRetry}
    >
      <state.Component />
    </ErrorBoundary>
  );
}

/**
 * Loads and shows one part of a module. When it can't be loaded, or throws, its place shows the section's error, and trying
 * again really asks again; nothing around it is touched.
 */
export function ModulePart(props: ModulePartProps) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt {...props} key={attempt} again={attempt > 0} onRetry={() => setAttempt(attempt + 1)} />;
}
