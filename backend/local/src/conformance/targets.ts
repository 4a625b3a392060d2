import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findEmulator } from '../../../google/findEmulator.ts';
import { startEmulator } from '../../../google/startEmulator.ts';
import { startLocalFirebase } from '../startLocalFirebase.ts';
import type { Backend, Suite } from './suites.ts';

export interface Target {
  /** Firestore's REST API as `host:port`. */
  readonly http: string;
  /** Firestore's gRPC API as `host:port`; Google's emulator has one port for both. */
  readonly grpc: string;
  /** Variables that point firebase-admin there. */
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * Runs a suite with its own empty backend, and stops it afterwards.
 *
 * @throws Error if it can't be started, or EmulatorError if Google's emulator can't
 */
export function withBackend<Result>(
  backend: Backend,
  suite: Suite,
  use: (target: Target) => Promise<Result>,
): Promise<Result> {
  return backend === 'google' ? withEmulator(use) : withLocal(suite, use);
}

/** A Firestore that serves REST and gRPC at one address. */
export function firestoreAt(address: string): Target {
  return { http: address, grpc: address, environment: { FIRESTORE_EMULATOR_HOST: address } };
}

async function withEmulator<Result>(use: (target: Target) => Promise<Result>): Promise<Result> {
  const found = findEmulator();
  if (!found.ok) throw new Error(found.message);
  const emulator = await startEmulator({ jar: found.jar });
  try {
    return await use(firestoreAt(`${emulator.host}:${emulator.port}`));
  } finally {
    await emulator.stop();
  }
}

async function withLocal<Result>(suite: Suite, use: (target: Target) => Promise<Result>): Promise<Result> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'conformance-'));
  const firebase = await startLocalFirebase({
    projectId: 'demo-conformance',
    dataDirectory,
    only: [suite.kind === 'storage' ? 'storage' : 'firestore'],
    ports: { firestore: 0, firestoreGrpc: 0, storage: 0, hub: 0 },
    configFile: null,
    functionsSource: null,
    actionPath: '/',
    log: () => {},
  });
  try {
    const { addresses, environment } = firebase;
    const { host: http } = new URL(addresses.firestore);
    return await use({ http, grpc: addresses.firestoreGrpc, environment });
  } finally {
    await firebase.stop();
    rmSync(dataDirectory, { recursive: true });
  }
}
