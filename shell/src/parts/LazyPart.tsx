import {
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { reportProblem, useConnection, type ProblemOrigin } from 'shared-lib/data';
import { PartFailureContext, SectionError } from 'shared-lib/ui';
import { isChunkLoadError } from '../recovery/isChunkLoadError.ts';
import { recoverFromDeploy } from '../recovery/recoverFromDeploy.ts';
import { partFailureOf } from './partFailure.ts';

/** How long to wait for a part's files, in milliseconds. */
export const patience = {
  /**
   * For a candidate, before the stable version is loaded in parallel: a broken version must be gone within
   * three seconds, and a slow machine needs two of them for the other one.
   */
  onTrial: 1000,
  /**
   * For stable versions, and on slow connections: there the connection is usually the cause, and a second
   * version would only slow down the first.
   */
  proven: 8000,
  /** Before an error replaces the skeleton. The part still appears if it loads later. */
  beforeError: 20_000,
} as const;

/**
 * Calls back once a part is overdue. Nothing is overdue while offline; then it checks again after the same
 * time.
 * @returns a function that cancels it.
 */
function whenOverdue(tell: () => void): () => void {
  const wait = () =>
    setTimeout(() => {
      if (navigator.onLine) tell();
      else timer = wait();
    }, patience.beforeError);
  let timer = wait();
  return () => clearTimeout(timer);
}

/**
 * Retries once when the connection comes back after it was lost during an attempt. The failure may be
 * detected after the connection is back.
 * @param hasFailed whether the attempt has failed.
 * @param onRetry starts another attempt.
 */
function useRetryWhenBack(hasFailed: boolean, onRetry: () => void) {
  const { isLost } = useConnection();
  const wasLost = useRef(false);
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (isLost) {
      wasLost.current = true;
    } else if (wasLost.current && hasFailed) {
      wasLost.current = false;
      retry();
    }
  }, [isLost, hasFailed]);
}

/**
 * How long a part must be shown with its data before an error no longer counts as a failed first render, in
 * milliseconds.
 */
const provenAfter = 5000;

/** Why a part can't be shown. */
export interface PartFailure {
  reason: 'contract' | 'unreachable' | 'not-a-module' | 'part-missing' | 'threw' | 'slow';
  detail: string;
}

export type PartResult<Props = object> =
  | { ok: true; Component: ComponentType<Props> }
  | { ok: false; failure: PartFailure };

/** Handles a part that throws on first render. */
export interface FirstRender {
  /** Whether another version can replace it. */
  canGiveWay: () => boolean;
  /** Replaces it; returns whether it did, and never rejects. */
  giveWay: (error: unknown) => Promise<boolean>;
  /** Called when the part has been shown for a while without an error. */
  hasStood: () => void;
}

export interface LazyPartProps<Props> {
  /** Name of the part, for problem reports. */
  name: string;
  /** The module, its version and the reason for that version; null for the shell's own parts. */
  from: Omit<ProblemOrigin, 'reason'> | null;
  /** Handles errors on first render; by default they are ordinary errors. */
  firstRender?: FirstRender;
  /** The part, if already loaded. */
  loaded: () => ComponentType<Props> | undefined;
  /**
   * Loads the part; never rejects, and retries when called again. A new function identity means a new part.
   * @param again restarts a pending load as well.
   */
  load: (again: boolean) => Promise<PartResult<Props>>;
  /** Shown until the part has loaded. */
  skeleton: ReactNode;
  /** Renders the loaded part. */
  render: (Component: ComponentType<Props>) => ReactNode;
  /** Rendered if the part can't be shown; by default the section error. */
  failed?: (retry: () => void, retrying: boolean) => ReactNode;
}

interface AttemptProps<Props> extends LazyPartProps<Props> {
  /** Whether an earlier attempt failed; its error stays visible until this one completes. */
  again: boolean;
  onRetry: () => void;
}

type State<Props> =
  | { status: 'loading' }
  | { status: 'ready'; Component: ComponentType<Props> }
  | { status: 'failed' };

const asSectionError = (retry: () => void, retrying: boolean) => (
  <SectionError onRetry={retry} retrying={retrying} />
);

/** Reports when its sibling has been shown for a while; an error unmounts both. */
function ProvenTimer({ onStood }: { onStood: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onStood, provenAfter);
    return () => clearTimeout(timer);
  }, [onStood]);
  return null;
}

/** One attempt to load and show a part. */
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
  const partFailure = useMemo(() => partFailureOf(from), [from]);
  useRetryWhenBack(state.status === 'failed', onRetry);

  useEffect(() => {
    let current = true;
    const stopWaiting = whenOverdue(() => {
      reportProblem(`${name} could not be shown`, 'It is still loading', from && { ...from, reason: 'slow' });
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
      <PartFailureContext value={partFailure}>{render(state.Component)}</PartFailureContext>
      {firstRender && <ProvenTimer onStood={firstRender.hasStood} />}
    </ErrorBoundary>
  );
}

/**
 * Loads and renders one part of the page. If it can't be loaded, or throws, the section error appears in its
 * place, with a retry that loads it again. The rest of the page is unaffected.
 */
export function LazyPart<Props>(props: LazyPartProps<Props>) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt {...props} key={attempt} again={attempt > 0} onRetry={() => setAttempt(attempt + 1)} />;
}
