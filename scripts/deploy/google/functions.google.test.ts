import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { allowAll, startFakeGoogle, type FakeGoogle } from '../../google/fakeGoogle.fixture.ts';
import { mergeDeclarations, type FunctionsBundle } from '../functions/FunctionsBundle.ts';
import { codebases, type Codebase } from '../functions/codebases.ts';
import { parameterProblems } from '../functions/deletedFunctions.ts';
import { describeFirebaseTools, inFirebaseTools, root } from './firebaseTools.fixture.ts';

jest.setTimeout(180_000);

/** Inside the repository so that the bundles find firebase-functions as they do from their real location. */
const folder = join(root, 'backend/google/dist-functions');

let bundles: readonly FunctionsBundle[];
let declared: Pick<FunctionsBundle, 'parameters' | 'secrets'>;
let parameters: string;
let google: FakeGoogle;
let secretState = 'ENABLED';

function bundleOnce(): readonly FunctionsBundle[] {
  const module = pathToFileURL(join(root, 'scripts/deploy/functions/bundleFunctions.ts')).href;
  const script = `
    const { bundleFunctions } = await import(${JSON.stringify(module)});
    const bundles = await bundleFunctions(${JSON.stringify(root)}, ${JSON.stringify(folder)}, ${JSON.stringify(codebases)});
    process.stdout.write('\\n' + JSON.stringify(bundles));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  const line = stdout.trim().split('\n').at(-1);
  if (!line) throw new Error(stderr);
  return JSON.parse(line) as readonly FunctionsBundle[];
}

/** Discovers a bundle like a deployment. */
const discover = `
  const runtimes = tools('deploy/functions/runtimes');
  const delegate = await runtimes.getRuntimeDelegate({ projectId: 'valet', projectDir: input.root, sourceDir: input.folder });
  await delegate.validate();
  const firebase = { projectId: 'valet', storageBucket: 'valet.firebasestorage.app' };
  const env = { FIREBASE_CONFIG: JSON.stringify(firebase), GCLOUD_PROJECT: 'valet' };
  const build = await delegate.discoverBuild({ firebase }, env);
  build.runtime = delegate.runtime;`;

/** Resolves parameters like a deployment without a terminal. */
const resolve = `${discover}
  const userEnvs = tools('functions/env').loadUserEnvs({
    functionsSource: input.folder, configDir: input.parameters, projectId: 'valet', projectDir: input.root,
  });
  const values = Object.fromEntries(Object.entries(userEnvs).map(([key, value]) =>
    [key, new (tools('deploy/functions/params').ParamValue)(value, false, { string: true })]));
  tools('apiv2').setAccessToken('token');
  const { paramValues } = await tools('deploy/functions/params').resolveParams({
    params: build.params, firebaseConfig: firebase, userEnvs: values, codebase: input.codebase, nonInteractive: true,
  });
  return Object.fromEntries(Object.entries(paramValues).map(([key, value]) => [key, value.toString()]));`;

const input = (codebase: Codebase = 'core') => ({
  root,
  codebase,
  folder: join(folder, codebase),
  parameters,
});
const environment = () => ({ CLOUD_SECRET_MANAGER_URL: google.address });

const writeParameters = (names: readonly string[]): void =>
  writeFileSync(
    join(parameters, '.env.valet'),
    names.map((name) => `${name}=${name === 'MAIL_FROM' ? '"A <a@b.c>"' : ''}\n`).join(''),
  );

describeFirebaseTools('firebase-tools', () => {
  beforeAll(async () => {
    bundles = bundleOnce();
    declared = mergeDeclarations(bundles);
    parameters = mkdtempSync(join(tmpdir(), 'parameters-'));
    google = await startFakeGoogle(({ path }) => {
      const isSecret = path.includes('/secrets/');
      if (!isSecret) return { status: 404, body: { error: { message: path } } };
      if (secretState === '')
        return { status: 404, body: { error: { message: 'Not found', status: 'NOT_FOUND' } } };
      const name = 'projects/1/secrets/X';
      return path.includes('/versions/')
        ? { status: 200, body: { name: `${name}/versions/1`, state: secretState } }
        : { status: 200, body: { name, replication: {}, labels: {} } };
    }, allowAll);
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    rmSync(parameters, { recursive: true });
    await google.stop();
  });
  beforeEach(() => {
    secretState = 'ENABLED';
  });

  it.each(codebases)('discovers every function of %s, for its declared runtime', async (codebase) => {
    const bundle = bundles.find((other) => other.codebase === codebase)!;
    const found = await inFirebaseTools<{
      ids: string[];
      runtime: string;
      params: { name: string; type: string }[];
    }>(
      `${discover} return { ids: Object.keys(build.endpoints), runtime: build.runtime, params: build.params };`,
      input(codebase),
    );
    expect(found).toMatchObject({ value: { runtime: 'nodejs24' } });
    const { ids, params } = (found as { value: { ids: string[]; params: { name: string; type: string }[] } })
      .value;
    expect(ids.sort()).toEqual([...bundle.functions].sort());
    const names = (isSecret: boolean) =>
      params.filter(({ type }) => (type === 'secret') === isSecret).map(({ name }) => name);
    expect(names(true).sort()).toEqual([...bundle.secrets].sort());
    expect(names(false).sort()).toEqual([...bundle.parameters].sort());
  });

  it("resolves a project's parameters without prompting once its file has them", async () => {
    writeParameters(declared.parameters);
    expect(parameterProblems(parameters, 'valet', declared.parameters)).toEqual([]);
    expect(await inFirebaseTools(resolve, input(), environment())).toMatchObject({
      value: { MAIL_FROM: 'A <a@b.c>', APP_CHECK: '' },
    });
    for (const codebase of codebases)
      expect(await inFirebaseTools(resolve, input(codebase), environment())).toMatchObject({
        value: { APP_CHECK: '' },
      });
  });

  it('would prompt for a parameter that our own check reports too', async () => {
    writeParameters(declared.parameters.filter((name) => name !== 'MAIL_FROM'));
    expect(parameterProblems(parameters, 'valet', declared.parameters)[0]).toContain('is missing MAIL_FROM.');
    expect(await inFirebaseTools(resolve, input(), environment())).toEqual({
      message: expect.stringContaining(
        'have no value for the following environment variables: MAIL_FROM',
      ) as string,
    });
  });

  it.each([
    ['', 'have no value for the secret'],
    ['DESTROYED', 'is in illegal state DESTROYED'],
  ])('refuses a secret in the state "%s"', async (state, message) => {
    writeParameters(declared.parameters);
    secretState = state;
    expect(await inFirebaseTools(resolve, input(), environment())).toEqual({
      message: expect.stringContaining(message) as string,
    });
  });

  it('honors --force and --non-interactive for triggers that retry, instances and deletions', async () => {
    const prompts = `${discover}
      const have = tools('deploy/functions/backend').empty();
      const prompts = tools('deploy/functions/prompts');
      const { paramValues } = { paramValues: {} };
      const want = tools('deploy/functions/build').toBackend(build, paramValues);
      const options = { nonInteractive: true, force: input.force };
      await prompts.promptForFailurePolicies(options, want, have);
      await prompts.promptForMinInstances(options, want, have);
      return [
        await prompts.promptForFunctionDeletion([{ id: 'gone', region: 'us-central1', project: 'valet' }], options),
        await prompts.promptForCleanupPolicyDays(options, ['us-central1']),
      ];`;
    expect(await inFirebaseTools(prompts, { ...input(), force: true })).toEqual({ value: [true, 1] });
    expect(await inFirebaseTools(prompts, { ...input(), force: false })).toEqual({
      message: 'Pass the --force option to deploy functions with a failure policy',
    });
  });

  it('deploys the parameters folder named in firebase.json', () => {
    const { functions } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as {
      functions: readonly { codebase: string; source: string; configDir: string }[];
    };
    expect(functions.map(({ codebase }) => codebase)).toEqual(codebases);
    for (const { source, configDir } of functions) {
      // A folder that builds empty can't hold permanent files.
      expect(configDir.startsWith(dirname(source))).toBe(false);
      expect(readFileSync(join(root, configDir, '.env'), 'utf8')).toContain('TWILIO_API_URL=');
    }
  });
});
