import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

jest.setTimeout(120_000);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'official-'));
  writeFileSync(join(folder, 'package.json'), '{"name": "firebase-tools"}');
  writeFileSync(join(folder, 'empty.jar'), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each<[string, (folder: string) => Record<string, string>, (folder: string) => string]>([
  [
    "a jar that doesn't exist",
    () => ({ FIRESTORE_EMULATOR_JAR: '/missing.jar' }),
    () => 'FIRESTORE_EMULATOR_JAR names /missing.jar, which does not exist.',
  ],
  [
    'no Java',
    (at) => ({ FIRESTORE_EMULATOR_JAR: join(at, 'empty.jar'), JAVA_HOME: join(at, 'java') }),
    () => "Google's Firestore emulator needs Java",
  ],
])('answers %s in one line, with exit code 1', (_, environment, line) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(__dirname, '../../start.mjs'), '--official', '--skip-build', '--port', '0', '--without-big'],
    { env: { ...process.env, FIREBASE_TOOLS: folder, ...environment(folder) }, encoding: 'utf8' },
  );
  expect(stderr.split('\n').filter((text) => text !== '')).toHaveLength(1);
  expect(stderr).toContain(line(folder));
  expect(status).toBe(1);
});
