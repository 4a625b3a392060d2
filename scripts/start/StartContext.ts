import type { LocalPayments } from '../../backend/local-payments/startLocalPayments.ts';
import type { HostingMiddleware, LocalFirebase } from '../../backend/local/src/index.ts';
import type { ChildProcesses } from './ChildProcesses.ts';
import type { StartOptions } from './options.ts';
import type { StartError } from './StartError.ts';

/** Everything started so far. All of it must be stopped, however the start ends. */
export interface Started {
  firebase: LocalFirebase | null;
  payments: LocalPayments | null;
  removeReadyFile: (() => void) | null;
  /** Stops watching the parts of the rules. */
  stopAssembling: (() => void) | null;
  /** Stops the page's builds and servers besides Firebase's Hosting, even while they start. May be called twice. */
  stopPage: (() => Promise<void>) | null;
  /** Whether everything is up. Ending earlier counts as a failure. */
  ready: boolean;
}

/** The bundles of a packed product, which has no sources; absolute paths. Its rules are assembled. */
export interface PackedProduct {
  readonly functions: string;
  /** The script that writes the demo data. */
  readonly seed: string;
}

export interface StartContext {
  /** Absolute path of the repository, or of a packed product. */
  readonly root: string;
  /** Absent for the repository. */
  readonly packed?: PackedProduct;
  readonly options: StartOptions;
  readonly children: ChildProcesses;
  readonly started: Started;
  /** Whether stopping was requested. */
  readonly isStopping: () => boolean;
  /** Ends everything because an essential part has ended. */
  readonly fail: (error: StartError) => void;
  readonly print: (line: string) => void;
  /** Prints a line with the name of its source. */
  readonly log: (source: string, line: string) => void;
  /** Prepares the served page while Firebase starts. */
  readonly preparePage: () => Promise<void>;
  /** Runs in front of the hosted files. */
  readonly hostingMiddleware?: HostingMiddleware;
}

/** A local Firebase. */
export interface Backend {
  readonly firebase: LocalFirebase;
  /** Called when the demo accounts exist. */
  readonly onSeeded?: () => Promise<void>;
}
