import { compileDifference } from './compiled.fixture.ts';
import { casesOf, randomFrom } from './generate.fixture.ts';
import { GoogleFirestore } from './googleFirestore.fixture.ts';
import { generateFile } from './mutate.fixture.ts';
import { conditions } from './snippets/conditions.fixture.ts';
import { files } from './snippets/files.fixture.ts';
import { levels, precedence } from './snippets/levels.fixture.ts';
import { lexical } from './snippets/lexical.fixture.ts';
import { pathConditions, patterns } from './snippets/paths.fixture.ts';

/** Set this for a different run. */
const SEED = Number(process.env.FILES_SEED ?? 1);
/** Files compiled concurrently. */
const WIDTH = 8;

const google = new GoogleFirestore(process.env.GOOGLE_FIRESTORE ?? '', 'demo-compile');

/** Files that compile differently on Google. */
async function differencesOf(texts: readonly string[]): Promise<string[]> {
  const differences: string[] = [];
  for (let at = 0; at < texts.length; at += WIDTH) {
    const found = texts.slice(at, at + WIDTH).map((text) => compileDifference(google, text));
    differences.push(...(await Promise.all(found)).filter((difference) => difference !== null));
  }
  return differences;
}

const withCondition = (condition: string): string =>
  `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents/x/{id} { allow read: if ${condition}; } }`;
const withPattern = (pattern: string): string =>
  `rules_version = '2'; service cloud.firestore { match ${pattern} { allow read; } }`;

test.each<[string, readonly string[]]>([
  ['numbers, strings, whitespace and comments', lexical.map(withCondition)],
  ['paths', [...pathConditions.map(withCondition), ...patterns.map(withPattern)]],
  ['conditions', conditions.map(withCondition)],
  ['services, matches and functions', files],
  ['operator precedence', precedence.map(withCondition)],
  ['expression levels', levels.map(withCondition)],
])(
  '%s are accepted, refused and warned about as on Google',
  async (_what, texts) => {
    expect(await differencesOf(texts)).toEqual([]);
  },
  300_000,
);

test('generated files are accepted, refused and warned about as on Google', async () => {
  const random = randomFrom(SEED);
  expect(await differencesOf(Array.from({ length: casesOf(300) }, () => generateFile(random)))).toEqual([]);
}, 600_000);
