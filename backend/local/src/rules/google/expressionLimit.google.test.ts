import { compileRules } from '../compileRules.ts';
import { MAX_EXPRESSIONS } from '../evaluate/Evaluator.ts';
import { askGoogle, evaluateOnRuleset, rulesOf } from './differences.fixture.ts';
import { casesOf, generateExpression, randomFrom } from './generate.fixture.ts';

/** Set this for a different run. */
const SEED = Number(process.env.LIMIT_SEED ?? 1);
const COUNT = casesOf(60);
/** Expressions per file. Each is in two conditions, and a file may have 256 KiB. */
const PER_FILE = 30;
const MAX_DEPTH = 4;

/** A condition that is true whatever the expression's outcome, even an error. Each of the `ones` adds one to its cost. */
const padded = (expression: string, ones: number): string =>
  `([${expression}] != 1 || true) && 1 in [${Array(ones).fill('1').join()}]`;

/** The condition padded to exactly this local cost. */
function costing(expression: string, expressions: number): string {
  const ruleset = compileRules(rulesOf([padded(expression, 1)]), 'a.rules', 'cloud.firestore');
  return padded(expression, expressions - evaluateOnRuleset(ruleset, 0).expressions + 1);
}

/** A `? :` that depends on the document and takes its second branch costs less on Google than here. */
const mayCostLess = (expression: string): boolean => expression.includes(' ? ');

test('allows conditions that cost exactly the limit, and refuses those that cost one more, as on Google', async () => {
  const random = randomFrom(SEED);
  const differing: string[] = [];
  let compared = 0;
  for (let done = 0; done < COUNT; done += PER_FILE) {
    const expressions = Array.from({ length: PER_FILE }, () =>
      generateExpression(random, 1 + random(MAX_DEPTH)),
    );
    const conditions = expressions.flatMap((expression) => [
      costing(expression, MAX_EXPRESSIONS),
      costing(expression, MAX_EXPRESSIONS + 1),
    ]);
    const answers = await askGoogle(conditions);
    if (!answers) continue;
    expressions.forEach((expression, index) => {
      compared++;
      const [at, above] = answers.slice(2 * index, 2 * index + 2);
      const isRefused = above?.includes(`maximum of ${MAX_EXPRESSIONS} expressions`) ?? false;
      if (at !== null || !(isRefused || (above === null && mayCostLess(expression))))
        differing.push(
          `${expression}\n  at the limit: ${at ?? 'granted'}\n  one more: ${above ?? 'granted'}`,
        );
    });
  }
  expect(differing).toEqual([]);
  // Google's compiler may crash on a file or two.
  expect(compared).toBeGreaterThan(COUNT / 2);
}, 300_000);
