import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { casesOf } from '../../rules/google/generate.fixture.ts';
import { startFirestore } from '../startFirestore.ts';
import type { FirestoreServer } from '../startFirestore.ts';
import { deviations } from './deviations.fixture.ts';
import type { FirestoreAnswer } from './normalizeAnswer.fixture.ts';
import { Session } from './Session.fixture.ts';
import type { Call } from './Session.fixture.ts';

/** A call with different responses. */
export interface Disagreement {
  readonly call: Call;
  readonly local: FirestoreAnswer;
  readonly google: FirestoreAnswer;
}

const host = '127.0.0.1';

/** How often a comparison runs, from the usual number. Failures print the seed. */
export const runsOf = (usual: number): { numRuns: number; seed: number } => ({
  numRuns: casesOf(usual),
  seed: Number(process.env.DIFFERENTIAL_SEED ?? 29),
});

/** Sends the same calls to the local Firestore and Google's emulator. */
export class BothFirestores {
  readonly project: string;
  readonly #google = process.env.GOOGLE_FIRESTORE ?? '';
  readonly #folder = mkdtempSync(join(tmpdir(), 'differential-'));
  #local!: FirestoreServer;

  /** @param project unique to the test file, because others use the same emulator concurrently */
  constructor(project: string) {
    this.project = project;
  }

  /** Starts the local Firestore; like the emulator, it requires no indexes. */
  async start(): Promise<void> {
    this.#local = await startFirestore({
      projectId: this.project,
      dataDir: this.#folder,
      host,
      httpPort: 0,
      grpcPort: 0,
    });
  }

  async stop(): Promise<void> {
    await this.#local.stop();
    rmSync(this.#folder, { recursive: true });
  }

  async clear(): Promise<void> {
    const path = `emulator/v1/projects/${this.project}/databases/(default)/documents`;
    await Promise.all(
      this.#addresses().map((address) => fetch(`http://${address}/${path}`, { method: 'DELETE' })),
    );
  }

  /** Makes the calls in sequence. @returns those with unexpected differences */
  async inTurn(calls: readonly Call[]): Promise<Disagreement[]> {
    const [local, google] = await Promise.all(
      this.#addresses().map(async (address) => {
        const session = new Session(address);
        const answers: FirestoreAnswer[] = [];
        for (const call of calls) answers.push(await session.ask(call));
        return answers;
      }),
    );
    return calls.flatMap((call, index) => compare(call, local?.[index], google?.[index]));
  }

  /** Makes the calls concurrently; none may change what another reads. @returns like `inTurn` */
  async atOnce(calls: readonly Call[]): Promise<Disagreement[]> {
    return (await Promise.all(calls.map((call) => this.inTurn([call])))).flat();
  }

  #addresses(): string[] {
    return [`${host}:${this.#local.httpPort}`, this.#google];
  }
}

function compare(
  call: Call,
  local: FirestoreAnswer | undefined,
  google: FirestoreAnswer | undefined,
): Disagreement[] {
  if (!local || !google) throw new Error('A call has no answer.');
  if (isDeepStrictEqual(local, google)) return [];
  return deviations.some(({ covers }) => covers(local, google, call)) ? [] : [{ call, local, google }];
}

/** @throws Error with the first disagreement in one line, for fast-check to shrink and print */
export function expectAgreement(disagreements: readonly Disagreement[]): void {
  if (disagreements.length > 0) throw new Error(JSON.stringify(disagreements[0]));
}

/** Runs both for a file's tests. */
export function useBothFirestores(project: string): BothFirestores {
  const both = new BothFirestores(project);
  beforeAll(() => both.start());
  afterAll(() => both.stop());
  return both;
}
