/** The tests that apply to a Standard edition database, and how many of them pass. */
export interface Counts {
  readonly applies: number;
  readonly passes: number;
}

/** How a suite is prepared and run. */
export type SuiteKind = 'sdk' | 'lite' | 'rules' | 'server' | 'storage';

/** A public test suite at a commit, and its expected result. */
export interface Suite {
  readonly id: string;
  /** `owner/name` on GitHub. */
  readonly repository: string;
  readonly commit: string;
  /** The needed folders and files of the repository. */
  readonly paths: readonly string[];
  readonly kind: SuiteKind;
  /** Its name in the table. */
  readonly title: string;
  readonly expected: Counts;
}

/** The columns of the page. */
export const backends = ['local', 'google'] as const;
export type Backend = (typeof backends)[number];

/** Whether a backend has the service a suite tests: Google's emulator only has Firestore. */
export function supports(backend: Backend, { kind }: Pick<Suite, 'kind'>): boolean {
  return backend === 'local' || kind !== 'storage';
}

const sdk = {
  repository: 'firebase/firebase-js-sdk',
  commit: '6f865964baf5b4bd23b077fecec1028434a7387e',
  paths: [
    'config/ci.config.json',
    'packages/firebase/package.json',
    'packages/firestore',
    'packages/rules-unit-testing',
    'packages/util/test',
  ],
} as const;

/** The suites run by `npm run conformance`, at the commits described in docs/conformance.md. */
export const suites: readonly Suite[] = [
  {
    ...sdk,
    id: 'sdk-node',
    kind: 'sdk',
    title: 'firebase/firebase-js-sdk, `packages/firestore/test/integration`, Node, over gRPC',
    expected: { applies: 521, passes: 521 },
  },
  {
    ...sdk,
    id: 'sdk-lite',
    kind: 'lite',
    title: 'firebase/firebase-js-sdk, `packages/firestore/test/lite`, Node, over REST',
    expected: { applies: 198, passes: 198 },
  },
  {
    ...sdk,
    id: 'rules-unit-testing',
    kind: 'rules',
    title: 'firebase/firebase-js-sdk, `packages/rules-unit-testing`, what asks Firestore',
    expected: { applies: 2, passes: 2 },
  },
  {
    id: 'skunkteam',
    repository: 'skunkteam/rust-firestore-emulator',
    commit: '08b3107c896fdcaf4e41284708ce555c41c0d811',
    paths: ['test-suite'],
    kind: 'server',
    title: 'skunkteam/rust-firestore-emulator, `test-suite/`, over gRPC',
    expected: { applies: 345, passes: 343 },
  },
  {
    id: 'admin-storage',
    repository: 'firebase/firebase-admin-node',
    commit: '5a203f6737ffd96e44824a22a5a9004411d088e3',
    paths: ['package.json', 'src', 'test/integration/setup.ts', 'test/integration/storage.spec.ts'],
    kind: 'storage',
    title: 'firebase/firebase-admin-node, `test/integration/storage.spec.ts`',
    expected: { applies: 4, passes: 4 },
  },
];
