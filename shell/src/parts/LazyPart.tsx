import { useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { reportProblem, type ProblemOrigin } from 'shared-lib/data';
import { PartLossContext, SectionError } from 'shared-lib/ui';
import { isChunkLoadError } from '../recovery/isChunkLoadError.ts';
import { recoverFromDeploy } from '../recovery/recoverFromDeploy.ts';
import { partLossOf } from './partLoss.ts';
import { useRetryWhenBack } from './useRetryWhenBack.ts';
import { whenOverdue } from './whenOverdue.ts';

/** Milliseconds that a part must stand, its data included, before what it throws no longer counts as its first render. */
const standsAfter = 5000;

/** Why a part can't be shown. */
export interface PartFailure {
  reason: 'contract' | 'unreachable' | 'not-a-module' | 'part-missing' | 'threw' | 'slow';
  detail: string;
}

export type PartResult<Props = object> =
  { ok: true; Component: ComponentType<Props> } | { ok: false; failure: PartFailure };

/** What becomes of a part that throws when it is first shown. */
export interface FirstRender {
  /** Whether another version can take the part's place now. */
  canGiveWay: () => boolean;
  /** Puts it there; says whether it did, and never rejects. */
  giveWay: (error: unknown) => Promise<boolean>;
  /** Is told that the part has stood for a while. */
  hasStood: () => void;
}

export interface LazyPartProps<Props> {
  /** The part, for the report of a problem. */
  name: string;
  /** The module it comes from, its version and why that one; null for the shell's own parts. */
  from: Omit<ProblemOrigin, 'reason'> | null;
  /** What happens when it throws at first; without it, that is an error like any other. */
  firstRender?: FirstRender;
  /** The part, when it has been loaded before. */
  loaded: () => ComponentType<Props> | undefined;
  /**
   * Loads the part; never rejects, and asks anew when called again. A new function is a new part.
   * @param again whether to ask anew even for what is still on its way.
   */
  load: (again: boolean) => Promise<PartResult<Props>>;
  /** What stands there until the part has arrived. */
  skeleton: ReactNode;
  /** Shows the part once it is there. */
  render: (Component: ComponentType<Props>) => ReactNode;
  /** What stands there when it can't be shown; by default the section's error. */
  failed?: (retry: () => void, retrying: boolean) => ReactNode;
}

interface AttemptProps<Props> extends LazyPartProps<Props> {
  /** Whether an earlier attempt failed: then its error stays in sight until this one has an answer. */
  again: boolean;
  onRetry: () => void;
}

type State<Props> =
  { status: 'loading' } | { status: 'ready'; Component: ComponentType<Props> } | { status: 'failed' };

const asSectionError = (retry: () => void, retrying: boolean) => (
  <SectionError onRetry={retry} retrying={retrying} />
);

/** Tells when what it stands beside has stood for a while; what throws takes it along. */
function Stands({ onStood }: { onStood: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onStood, standsAfter);
    return () => clearTimeout(timer);
  }, [onStood]);
  return null;
}

/** One try to load and show a part. */
function Attempt<Props>({
  name,
  from,
  firstRender,
  loaded,
  load,
  skeleton,
  render,
  failed = asSectionError,
  again,
  onRetry,
}: AttemptProps<Props>) {
  const [state, setState] = useState<State<Props>>(() => {
    const Component = loaded();
    return Component ? { status: 'ready', Component } : { status: 'loading' };
  });
  const [isLost, setLost] = useState(false);
  const module = from?.module ?? null;
  const partLoss = useMemo(() => partLossOf(from), [from]);
  useRetryWhenBack(state.status === 'failed', onRetry);

  useEffect(() => {
    let current = true;
    const stopWaiting = whenOverdue(() => {
      reportProblem(
        `${name} could not be shown`,
        'It is still on its way',
        from && { ...from, reason: 'slow' },
      );
      setState({ status: 'failed' });
    });
    void load(again).then(async (result) => {
      stopWaiting();
      if (!result.ok) {
        const { reason, detail } = result.failure;
        reportProblem(`${name} could not be shown`, detail, from && { ...from, reason });
        if (reason === 'unreachable' && (await recoverFromDeploy(module))) return;
      }
      if (current)
        setState(result.ok ? { status: 'ready', Component: result.Component } : { status: 'failed' });
    });
    return () => {
      current = false;
      stopWaiting();
    };
  }, [load, again, name, from, module]);

  async function onThrow(error: unknown) {
    reportProblem(`${name} threw`, error, from && { ...from, reason: 'threw' });
    if (firstRender?.canGiveWay() && (await firstRender.giveWay(error))) return;
    setLost(true);
    if (isChunkLoadError(error)) void recoverFromDeploy(module);
  }

  if (state.status === 'failed') return failed(onRetry, false);
  if (state.status === 'loading') return again ? failed(onRetry, true) : skeleton;
  return (
    <ErrorBoundary
      fallbackRender={({ resetErrorBoundary }: FallbackProps) =>
        !isLost && firstRender?.canGiveWay() ? skeleton : failed(resetErrorBoundary, false)
      }
      onError={(error) => void onThrow(error)}
      onReset={onRetry}
    >
      <PartLossContext value={partLoss}>{render(state.Component)}</PartLossContext>
      {firstRender && <Stands onStood={firstRender.hasStood} />}
    </ErrorBoundary>
  );
}

/**
 * Loads and shows one part of the page. When it can't be loaded, or throws, its place shows the section's error, and trying
 * again really asks again; nothing around it is touched.
 */
export function LazyPart<Props>(props: LazyPartProps<Props>) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt {...props} key={attempt} again={attempt > 0} onRetry={() => setAttempt(attempt + 1)} />;
}
