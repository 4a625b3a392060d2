import type { LocalPayments } from '../../backend/local-payments/startLocalPayments.ts';
import type { HostingMiddleware, LocalFirebase } from '../../backend/local/src/index.ts';
import type { ChildProcesses } from './ChildProcesses.ts';
import type { StartOptions } from './options.ts';
import type { StartError } from './StartError.ts';

/** What was started so far. All of it has to be stopped, however the start ends. */
export interface Started {
  firebase: LocalFirebase | null;
  payments: LocalPayments | null;
  removeReadyFile: (() => void) | null;
  /** Stops assembling the rules when a part of them is saved. */
  stopAssembling: (() => void) | null;
  /** Stops the builds and servers of the page beside Firebase's Hosting, even while they start. May be called twice. */
  stopPage: (() => Promise<void>) | null;
  /** Whether all is up. Ending before that counts as a failure. */
  ready: boolean;
}

export interface StartContext {
  /** Absolute path of the repository. */
  readonly root: string;
  readonly options: StartOptions;
  readonly children: ChildProcesses;
  readonly started: Started;
  /** Whether an end has been asked for. */
  readonly isStopping: () => boolean;
  /** Ends everything, because a part that all others need has ended. */
  readonly fail: (error: StartError) => void;
  readonly print: (line: string) => void;
  /** Prints a line, with the name of the part that it comes from. */
  readonly log: (source: string, line: string) => void;
  /** Makes the page that is served, while Firebase starts. */
  readonly preparePage: () => Promise<void>;
  /** Stands in front of the hosted files. */
  readonly hostingMiddleware?: HostingMiddleware;
}

/** A Firebase on this machine. */
export interface Backend {
  readonly firebase: LocalFirebase;
  /** Called when the demo accounts exist. */
  readonly onSeeded?: () => Promise<void>;
}
