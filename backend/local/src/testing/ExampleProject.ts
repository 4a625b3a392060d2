import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const files: Readonly<Record<string, string>> = {
  'firebase.json': JSON.stringify({
    hosting: { public: 'site' },
    firestore: { rules: 'my.rules' },
    functions: { source: 'functions' },
    emulators: {
      auth: { port: 0 },
      firestore: { port: 0 },
      firestoreGrpc: { port: 0 },
      outbox: { port: 0 },
      smtp: { port: 0 },
      functions: { port: 0 },
      storage: { port: 0 },
      hub: { port: 0 },
    },
  }),
  'none.json': '{}',
  'site/index.html': '<title>Mine</title>',
  'my.rules': `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /open/{id} { allow read, write; }
  }
}`,
  'functions/package.json': '{ "main": "main.cjs" }',
  // In firebase-functions' format for an HTTP function, so that this project needs no packages.
  'functions/main.cjs': `const hello = (request, response) => response.send('Hello');
hello.__endpoint = { httpsTrigger: {} };
module.exports = { hello };`,
};

/** A command started by a test. */
export interface RunningCommand {
  readonly child: ChildProcess;
  /** Resolves with the exit code when the command has exited. */
  readonly end: Promise<number | null>;
  /** Resolves with the output when it contains this text; rejects if the command exits without it. */
  readonly shows: (text: string) => Promise<string>;
  readonly output: () => string;
}

/** A test's Firebase project in its own folder, with a page, a function and rules. */
export class ExampleProject {
  readonly folder: string;

  constructor() {
    this.folder = mkdtempSync(join(tmpdir(), 'project-'));
    for (const [name, content] of Object.entries(files)) this.write(name, content);
  }

  write(name: string, content: string): void {
    mkdirSync(dirname(join(this.folder, name)), { recursive: true });
    writeFileSync(join(this.folder, name), content);
  }

  /** Starts a Node program in the project's folder. */
  run(program: string, ...args: string[]): RunningCommand {
    const child = spawn(process.execPath, [program, ...args], {
      cwd: this.folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => (output += data.toString()));
    const end = once(child, 'close').then(([code]) => code as number | null);
    const shows = async (text: string): Promise<string> => {
      while (!output.includes(text)) {
        const more = await Promise.race([once(child.stdout, 'data').then(() => true), end.then(() => false)]);
        if (!more && !output.includes(text))
          throw new Error(`It ended without printing "${text}":\n${output}`);
      }
      return output;
    };
    return { child, end, shows, output: () => output };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}

/** A service's address, from what `local-firebase` prints when everything is up. */
export function addressOf(output: string, service: string): string {
  return new RegExp(`^ {2}${service} +(\\S+)$`, 'm').exec(output)?.[1] ?? '';
}

/** The responses of the page, the function and the rules of the example project `demo-mine`. */
export async function responsesOf(output: string): Promise<object> {
  const documents = `${addressOf(output, 'Firestore')}/v1/projects/demo-mine/databases/(default)/documents`;
  const textAt = async (url: string) => (await fetch(url)).text();
  const statusOf = async (path: string) =>
    (await fetch(`${documents}/${path}`, { method: 'PATCH', body: '{}' })).status;
  return {
    page: await textAt(addressOf(output, 'Hosting')),
    function: await textAt(`${addressOf(output, 'Functions')}/demo-mine/us-central1/hello`),
    open: await statusOf('open/a'),
    closed: await statusOf('closed/a'),
  };
}

export const expectedResponses = { page: '<title>Mine</title>', function: 'Hello', open: 200, closed: 403 };
