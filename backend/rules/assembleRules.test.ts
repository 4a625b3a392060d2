import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assembledPath, assembleRules, writeRules } from './assembleRules.ts';

const root = join(__dirname, '../..');

const core =
  "service s {\n  match /d {\n    allow read;\n\n    // The areas' parts are inserted here.\n  }\n}\n";

test.each([
  ['no part', [], 'service s {\n  match /d {\n    allow read;\n\n  }\n}\n'],
  [
    'two parts, each under its name',
    [
      { path: 'mf-a/rules', text: 'match /a {\n\n  allow get;\n}\n' },
      { path: 'mf-b/rules', text: 'match /b {}' },
    ],
    'service s {\n  match /d {\n    allow read;\n\n    // mf-a/rules\n    match /a {\n\n      allow get;\n    }\n\n    // mf-b/rules\n    match /b {}\n  }\n}\n',
  ],
])('rules of %s', (_what, parts, assembled) => {
  expect(assembleRules(core, parts)).toBe(assembled);
});

test('rules without a placeholder for parts aren’t the core’s', () => {
  expect(() => assembleRules('service s {}', [])).toThrow('has no marker for the parts');
});

test('firebase.json names the assembled rules, which contain a part from each area', () => {
  const { firestore } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as {
    firestore: { rules: string };
  };
  expect(firestore.rules).toBe(assembledPath);
  const assembled = readFileSync(writeRules(root), 'utf8');
  for (const area of ['team', 'communities', 'tracking', 'settings', 'billing'])
    expect(assembled).toContain(`    // mf-${area}/rules/firestore.rules\n`);
});
