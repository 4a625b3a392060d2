import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { CommitListener, FirestoreServer } from '../firestore/index.ts';
import type { Access } from '../access/Access.ts';
import { startHttpServer, type HttpServer } from '../httpServer.ts';
import type { Log } from '../Log.ts';
import { findCloudFunctions, type CloudFunction } from './CloudFunction.ts';
import { changeKind, documentEvent, matcherOf, parseDocumentName, triggersOn } from './documentEvents.ts';
import { deliver, retryDelays } from './deliver.ts';
import { EventQueues } from './EventQueues.ts';
import { errorText, functionsApp } from './functionsApp.ts';
import { parseSchedule } from './Schedule.ts';

export interface FunctionsOptions {
  readonly projectId: string;
  /** Absolute path of the module that exports the functions; null for none. */
  readonly source: string | null;
  /** Set in this process before the source is loaded; see `adminEnvironment`. */
  readonly environment: Readonly<Record<string, string>>;
  readonly host: string;
  readonly port: number;
  readonly access: Access;
  /**
   * Subscribes to Firestore's commits for document triggers; returns the function that unsubscribes. Unfinished commits are delivered again
   * after a restart. Null if Firestore runs in another process: Google's emulator reports changes over HTTP (`emulatorEvents.ts`).
   */
  readonly onCommit: FirestoreServer['onCommit'] | null;
  /** Milliseconds between a write and its document triggers; none by default. */
  readonly eventDelayMillis?: number;
  readonly log: Log;
}

export interface FunctionsServer extends HttpServer {
  readonly functions: readonly CloudFunction[];
  /**
   * Starts processing events, including those already waiting, and schedules. Call it once all services that functions use are up: an event
   * that fails earlier may have been on its last attempt.
   */
  begin(): void;
  /** Whether writes from now on fire document triggers; true initially. */
  setTriggersEnabled(enabled: boolean): void;
}

/** Events of commits with more changes than this, or older than this many milliseconds, wait in a separate lane. */
const separateFrom = { changes: 100, age: 60_000 };
/** How long running events may take to finish when the server stops, in milliseconds. */
const stopTimeoutMillis = 5_000;

/**
 * Starts Cloud Functions: the exports of the real source, in this process. Callables get the caller's identity from the ID token, verified
 * by firebase-admin with the local Auth. After `begin`, document triggers fire for Firestore's commits, and schedules on time. A function's
 * error never ends the process, not even after its response.
 *
 * @throws Error when the source can't be loaded
 */
export async function startFunctions(options: FunctionsOptions): Promise<FunctionsServer> {
  Object.assign(process.env, options.environment, { FUNCTIONS_EMULATOR: 'true' });
  const functions = await loadFunctions(options.source, options.log);
  const queues = new EventQueues(options.eventDelayMillis);
  const stopping = new AbortController();
  const triggers = functions
    .filter((item) => item.kind === 'document')
    .map((item) => ({ ...item, concerns: matcherOf(item.document) }));
  const { onCommit } = options;
  let triggersEnabled = true;
  const dispatch = dispatchTo(triggers, queues, options, stopping.signal);
  const server = await startHttpServer(
    functionsApp(
      options.projectId,
      functions,
      queues,
      options.log,
      options.access,
      onCommit ? undefined : (change) => triggersEnabled && dispatch([change], () => {}),
    ),
    options.host,
    options.port,
    undefined,
    options.access,
  );
  const endings: (() => void)[] = [];
  const begin = (): void => {
    const stopEvents = onCommit?.(dispatch, (name) => {
      const { path } = parseDocumentName(name);
      return triggersEnabled && triggers.some(({ concerns }) => concerns(path));
    });
    const address = `http://${options.host}:${server.port}/${options.projectId}`;
    endings.push(runSchedules(functions, address, options.log), stopEvents ?? (() => {}));
  };
  const restoreHandlers = logUncaughtErrors(options.log);
  return {
    functions,
    port: server.port,
    begin,
    setTriggersEnabled: (enabled) => (triggersEnabled = enabled),
    stop: async () => {
      stopping.abort();
      for (const end of endings) end();
      const left = await queues.close(stopTimeoutMillis);
      if (left > 0) options.log(`${left} events of document triggers will be handled after the next start.`);
      await server.stop();
      restoreHandlers();
    },
  };
}

async function loadFunctions(source: string | null, log: Log): Promise<CloudFunction[]> {
  if (source === null) return [];
  if (!existsSync(source)) {
    log(`There are no functions: ${source} does not exist.`);
    return [];
  }
  const loaded = await withQuietVerification(
    () => import(/* webpackIgnore: true */ pathToFileURL(source).href) as Promise<object>,
  );
  const { functions, unsupported } = findCloudFunctions(exportsOf(loaded));
  for (const { name, trigger } of unsupported) log(`Function ${name} (${trigger}) does not run locally.`);
  return functions;
}

/** A CommonJS module's own exports, because Node may not find all of their names. */
function exportsOf(loaded: object): object {
  return 'module.exports' in loaded ? (loaded['module.exports'] as object) : loaded;
}

/** firebase-functions logs a line for each verified caller, with the console it captures when loaded. */
async function withQuietVerification<Result>(load: () => Promise<Result>): Promise<Result> {
  const { debug } = console;
  console.debug = (...line: unknown[]) => {
    if (!String(line[0]).includes('callable-request-verification')) debug(...line);
  };
  try {
    return await load();
  } finally {
    console.debug = debug;
  }
}

type Trigger = Extract<CloudFunction, { kind: 'document' }> & {
  /** Whether the document with this path matches the trigger. */
  readonly concerns: (path: string) => boolean;
};

function dispatchTo(
  triggers: readonly Trigger[],
  queues: EventQueues,
  { projectId, log }: FunctionsOptions,
  stopping: AbortSignal,
): CommitListener {
  return (changes, done) => {
    const events = changes.flatMap((change) => {
      const kind = changeKind(change);
      const { path } = parseDocumentName(change.name);
      return triggers
        .filter((trigger) => kind && triggersOn(trigger.eventType, kind) && trigger.concerns(path))
        .map((trigger) => {
          // One event with one ID, however often it is delivered.
          const event = documentEvent(trigger, change, projectId);
          const onFailure = (error: unknown, again: boolean): void =>
            log(
              `Function ${trigger.name} failed on ${path}${again ? ', will be retried' : ''}: ${errorText(error)}`,
            );
          const delays = trigger.retry ? retryDelays : [];
          const run = () => deliver(async () => trigger.handler(event), delays, onFailure, stopping);
          return { trigger, run, root: path.split('/', 2).join('/') };
        });
    });
    let left = events.length;
    if (left === 0) done();
    const isSeparate =
      changes.length > separateFrom.changes ||
      changes.some(({ commitTime }) => Date.now() - Date.parse(commitTime) > separateFrom.age);
    for (const { trigger, run, root } of events) {
      const settle = async () => {
        if (await run()) left -= 1;
        if (left === 0) done();
      };
      queues.of(trigger).add(settle, isSeparate ? `${root} in bulk` : root);
    }
  };
}

/** Runs scheduled functions at the start of their minute, over HTTP like Cloud Scheduler. */
function runSchedules(functions: readonly CloudFunction[], baseUrl: string, log: Log): () => void {
  const jobs = functions
    .filter((item) => item.kind === 'schedule')
    .flatMap((item) => {
      const schedule = parseSchedule(item.schedule, item.timeZone);
      if (!schedule)
        log(`Function ${item.name}: the schedule "${item.schedule}" (${item.timeZone}) is not supported.`);
      return schedule ? [{ item, schedule }] : [];
    });
  if (jobs.length === 0) return () => {};
  let timer: NodeJS.Timeout;
  // Counts from the last minute as well as from the clock, because a timer may fire slightly early and no minute may run twice.
  const waitForMinuteAfter = (minute: number): void => {
    const next = Math.max(minute, Math.floor(Date.now() / 60_000)) + 1;
    const instant = new Date(next * 60_000);
    timer = setTimeout(() => {
      for (const { item, schedule } of jobs) if (schedule.isDue(instant)) start(item, instant);
      waitForMinuteAfter(next);
    }, instant.getTime() - Date.now());
  };
  const start = ({ region, name }: CloudFunction, instant: Date): void => {
    const headers = {
      'X-CloudScheduler-JobName': name,
      'X-CloudScheduler-ScheduleTime': instant.toISOString(),
    };
    fetch(`${baseUrl}/${region}/${name}`, { method: 'POST', headers }).then(
      (response) => response.ok || log(`Scheduled function ${name} answered ${response.status}.`),
      (error: unknown) => log(`Scheduled function ${name} could not be started: ${String(error)}`),
    );
  };
  waitForMinuteAfter(0);
  return () => clearTimeout(timer);
}

/** In production, an error outside of a request ends only one instance of a function. Here it is logged. */
function logUncaughtErrors(log: Log): () => void {
  const onError = (error: unknown): void => log(`Error outside any request: ${errorText(error)}`);
  process.on('uncaughtException', onError);
  process.on('unhandledRejection', onError);
  return () => {
    process.off('uncaughtException', onError);
    process.off('unhandledRejection', onError);
  };
}
