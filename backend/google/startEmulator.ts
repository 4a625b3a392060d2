import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { explainExit } from './explainExit.ts';

export interface EmulatorOptions {
  /** Absolute path, from `findEmulator`. */
  readonly jar: string;
  /** Defaults to a free port. */
  readonly port?: number;
  /** `host:port` of the Functions that receive events of changed documents. */
  readonly functions?: string;
  readonly onLine?: (line: string) => void;
}

/** A compiler warning for accepted rules. */
export interface RulesIssue {
  readonly line: number;
  readonly column: number;
  readonly description: string;
  readonly severity: string;
}

export interface Emulator {
  readonly host: string;
  /** Serves gRPC, REST and WebChannel. */
  readonly port: number;
  /** Settles when the process exits, with a line that says why; null after `stop`. */
  readonly ended: Promise<string | null>;
  /**
   * Applies rules to a project.
   *
   * @returns the compiler's warnings
   * @throws Error with the compiler's message if it rejects them
   */
  readonly setRules: (project: string, source: string) => Promise<readonly RulesIssue[]>;
  /** Deletes all documents of a project. */
  readonly clear: (project: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** The emulator could not start, or died. The message is one line for the user. */
export class EmulatorError extends Error {}

const host = '127.0.0.1';
const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const startPatience = 60_000;
const keptLines = 200;

/**
 * Starts Google's Firestore emulator as a child process and waits until it answers.
 *
 * @throws EmulatorError
 */
export async function startEmulator({
  jar,
  port: wanted,
  functions,
  onLine,
}: EmulatorOptions): Promise<Emulator> {
  const port = await freePort(wanted);
  const java = process.env.JAVA_HOME ? join(process.env.JAVA_HOME, 'bin/java') : 'java';
  const child = spawn(
    java,
    [
      // By default, Java would take a quarter of the memory.
      '-Xmx2g',
      // No run is long enough for Java's second compiler: 1,335 tests took 95 s of processor time with it, and 56 s without.
      '-XX:TieredStopAtLevel=1',
      // The emulator's messages exist only in English.
      '-Duser.language=en',
      ...['-cp', jar, mainClass, '--host', host, '--port', String(port)],
      ...(functions === undefined ? [] : ['--functions_emulator', functions]),
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      if (lines.length > keptLines) lines.shift();
      onLine?.(line);
    });
  let stopping = false;
  const ended = new Promise<string | null>((resolve) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      resolve(
        error.code === 'ENOENT'
          ? "Google's Firestore emulator needs Java, and there is no java on the PATH."
          : `Java could not be started: ${error.message}`,
      ),
    );
    child.once('close', () => resolve(stopping ? null : explainExit(lines, { jar, port, java })));
  });
  const stop = async (): Promise<void> => {
    stopping = true;
    child.kill('SIGKILL');
    await ended;
  };
  const giveUp = new AbortController();
  const end = await Promise.race([
    ended,
    untilAnswers(port, AbortSignal.any([giveUp.signal, AbortSignal.timeout(startPatience)])),
  ]);
  giveUp.abort();
  if (end !== 'answers') {
    await stop();
    throw new EmulatorError(end ?? 'stopped');
  }
  const killWithParent = (): void => void child.kill('SIGKILL');
  process.once('exit', killWithParent);
  void ended.then(() => process.off('exit', killWithParent));
  return {
    host,
    port,
    ended,
    setRules: (project, source) => setRules(port, project, source),
    clear: async (project) => {
      const url = `http://${host}:${port}/emulator/v1/projects/${project}/databases/(default)/documents`;
      const answer = await fetch(url, { method: 'DELETE' });
      if (!answer.ok) throw new EmulatorError(`The emulator could not be emptied: ${await answer.text()}`);
    },
    stop,
  };
}

async function setRules(port: number, project: string, source: string): Promise<readonly RulesIssue[]> {
  const answer = await fetch(`http://${host}:${port}/emulator/v1/projects/${project}:securityRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content: source }] } }),
  });
  const body = (await answer.json()) as {
    error?: { message: string };
    issues?: readonly {
      description: string;
      severity: string;
      sourcePosition?: { line?: number; column?: number };
    }[];
  };
  if (body.error) throw new EmulatorError(body.error.message);
  return (body.issues ?? []).map(({ description, severity, sourcePosition }) => ({
    line: sourcePosition?.line ?? 0,
    column: sourcePosition?.column ?? 0,
    description,
    severity,
  }));
}

async function untilAnswers(port: number, patience: AbortSignal): Promise<'answers' | string> {
  for (;;) {
    try {
      if ((await fetch(`http://${host}:${port}/`, { signal: patience })).ok) return 'answers';
    } catch {
      if (patience.aborted)
        return `Google's Firestore emulator did not answer within ${startPatience / 1000} s.`;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/**
 * Checks that a port is free, or finds one.
 *
 * @throws EmulatorError when it is in use
 */
async function freePort(wanted = 0): Promise<number> {
  const server = createServer().listen(wanted, host);
  try {
    await once(server, 'listening');
  } catch {
    throw new EmulatorError(`Google's Firestore emulator can't start: port ${wanted} is in use.`);
  }
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * From now on, has Google's emulator report every changed document of a project to the Functions it was started with.
 *
 * One first-generation trigger covers all functions: as in production, its events have the full commit time, skip writes that change
 * nothing, and arrive in commit order.
 *
 * @throws Error when the emulator refuses
 */
export async function registerTriggers(
  { host, port }: Pick<Emulator, 'host' | 'port'>,
  projectId: string,
): Promise<void> {
  const answer = await fetch(`http://${host}:${port}/emulator/v1/projects/${projectId}/triggers/functions`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      eventTrigger: {
        resource: `projects/${projectId}/databases/(default)/documents/{document=**}`,
        eventType: 'providers/cloud.firestore/eventTypes/document.write',
        service: 'firestore.googleapis.com',
      },
    }),
  });
  if (!answer.ok) throw new Error(`The emulator rejected a trigger: ${await answer.text()}`);
}
