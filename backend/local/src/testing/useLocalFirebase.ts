import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp, type FirebaseApp, type FirebaseOptions } from 'firebase/app';
import { connectAuthEmulator, getAuth } from 'firebase/auth';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { connectStorageEmulator, getStorage } from 'firebase/storage';
import type { AppConfiguration } from '../appConfiguration.ts';
import { LocalFirebaseProcess } from './LocalFirebaseProcess.ts';

export const password = 'a good password';
let accountCount = 0;
export const newEmail = () => `person${(accountCount += 1)}@demo.test`;

/** Waits until a condition is true, up to the test's timeout. */
export async function waitUntil(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition()));
}

/** The functions that these tests' local Firebase runs. */
export const exampleFunctions = join(__dirname, '..', 'functions', 'fixtures', 'exampleFunctions.ts');

/** A local Firebase in a separate process, and a client of it with the real SDK. */
class TestFirebase {
  /** Its folder, with a site and `firebase.json`; its data is below it. */
  readonly directory = mkdtempSync(join(tmpdir(), 'local-firebase-'));
  firebase!: LocalFirebaseProcess;
  app!: FirebaseApp;
  #appCount = 0;

  constructor() {
    const assets = join(this.directory, 'dist', 'mf-team', 'assets');
    mkdirSync(assets, { recursive: true });
    writeFileSync(join(this.directory, 'dist', 'index.html'), '<title>The page</title>');
    writeFileSync(join(assets, 'a.js'), 'let a = 1;\n'.repeat(1000));
    const hosting = {
      public: 'dist',
      rewrites: [{ source: '!/@(__|mf-*)/**', destination: '/index.html' }],
      headers: [{ source: '/mf-*/assets/**', headers: [{ key: 'Cache-Control', value: 'immutable' }] }],
    };
    writeFileSync(join(this.directory, 'firebase.json'), JSON.stringify({ hosting }));
  }

  /** Starts a process on its folder. */
  launch(): Promise<LocalFirebaseProcess> {
    return LocalFirebaseProcess.start({
      projectId: 'demo-local',
      dataDirectory: join(this.directory, 'data'),
      configFile: join(this.directory, 'firebase.json'),
      functionsSource: exampleFunctions,
      actionPath: '/login',
    });
  }

  /** Starts it with a new client, even after a kill. */
  async start(): Promise<void> {
    this.firebase = await this.launch();
    this.app = await this.#connect();
  }

  /** Kills it with SIGKILL, without a shutdown. */
  async kill(): Promise<void> {
    await this.firebase.stop('SIGKILL');
    await deleteApp(this.app);
  }

  async end(): Promise<void> {
    await deleteApp(this.app);
    await this.firebase.stop();
    rmSync(this.directory, { recursive: true });
  }

  async call(name: string, data?: unknown): Promise<unknown> {
    return (await httpsCallable(getFunctions(this.app), name)(data)).data;
  }

  /** A client that gets all settings from the reserved URL, like the web app. */
  async #connect(): Promise<FirebaseApp> {
    const response = await fetch(`${this.firebase.addresses.hosting}/__/firebase/init.json`);
    const { emulators, ...options } = (await response.json()) as FirebaseOptions & {
      emulators: Required<AppConfiguration['emulators']>;
    };
    const client = initializeApp(options, `client ${(this.#appCount += 1)}`);
    connectAuthEmulator(getAuth(client), emulators.auth, { disableWarnings: true });
    const functions = new URL(emulators.functions);
    connectFunctionsEmulator(getFunctions(client), functions.hostname, Number(functions.port));
    const storage = new URL(emulators.storage);
    connectStorageEmulator(getStorage(client), storage.hostname, Number(storage.port));
    return client;
  }
}

/** Runs a local Firebase for a file's tests. */
export function useLocalFirebase(): TestFirebase {
  const local = new TestFirebase();
  beforeAll(() => local.start());
  afterAll(() => local.end());
  return local;
}
