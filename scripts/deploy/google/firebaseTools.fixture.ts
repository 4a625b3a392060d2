import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { installedFirebaseTools } from '../../onDemand/firebaseTools.ts';

export const root = join(__dirname, '../../..');

const tools = installedFirebaseTools(root);

/** Tests of the pinned firebase-tools; skipped unless downloaded with "npm run firebase -- --version". */
export const describeFirebaseTools = tools === null ? describe.skip : describe;

/** A process's output and exit. */
export interface Ended {
  readonly status: number;
  readonly output: string;
}

/** Runs Node in an environment without a login. */
async function run(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  directory: string,
): Promise<Ended> {
  const {
    GOOGLE_APPLICATION_CREDENTIALS: _,
    FIREBASE_TOKEN: _token,
    FIRESTORE_EMULATOR_HOST: _host,
    ...rest
  } = process.env;
  const child = spawn(process.execPath, args, {
    cwd: directory,
    env: { ...rest, CI: 'true', ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [status] = (await once(child, 'close')) as [number];
  return { status, output };
}

const marker = 'RESULT ';

/**
 * Calls firebase-tools' own code in a separate process.
 *
 * @param body of an async function that has `tools(path)`, which loads a module of its `lib`, and `input`
 * @returns the function's result, or its error message
 */
export async function inFirebaseTools<Result>(
  body: string,
  input: unknown = null,
  environment: NodeJS.ProcessEnv = {},
): Promise<{ readonly value: Result } | { readonly message: string }> {
  const script = `
    const tools = (path) => require(${JSON.stringify(join(tools ?? '', 'lib'))} + '/' + path);
    const input = ${JSON.stringify(input)};
    (async () => { ${body} })()
      .then((value) => ({ value }), (error) => ({ message: error.message }))
      .then((result) => process.stdout.write('\\n${marker}' + JSON.stringify(result) + '\\n', () => process.exit()));`;
  const { output } = await run(['-e', script], environment, root);
  const line = output.split('\n').findLast((text) => text.startsWith(marker));
  if (line === undefined) throw new Error(output);
  return JSON.parse(line.slice(marker.length)) as { readonly value: Result };
}
