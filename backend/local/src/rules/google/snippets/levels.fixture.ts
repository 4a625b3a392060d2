/** Expressions that can be nested: the text before and after the inner one. */
const NESTS: readonly (readonly [before: string, behind: string, inner: string])[] = [
  ['(', ')', 'true'],
  ['!', '', 'true'],
  ['-(', ')', '1'],
  ['[', ']', 'true'],
  ['id[', ']', '1'],
  ['id[', ':1]', '1'],
  ['id[1:', ']', '1'],
  ['{"a":', '}', 'true'],
  ['"a".matches(', ')', '"a"'],
  ['id.x.y.matches(', ')', '"a"'],
  ['string(', ')', '1'],
  ['string(', '+1)', '1'],
  ['/a/$(', ')', 'id'],
  ['', '&&true', 'true'],
  ['(true&&', ')', 'true'],
  ['(', '&&true)', 'true'],
  ['', '+1', '1'],
  ['1+(', ')', '1'],
  ['1 + -(', ')', '1'],
  ['1==1 in (', ')', '1'],
  ['', ' in []', 'id'],
  ['', '==1', '1'],
  ['1||1&&1==1<1+1*-(', ')', '1'],
  ['true?1:', '', '1'],
  ['true?', ':1', '1'],
  ['(', ')?true:true', 'true'],
  ['(id)[', '][0]', '1'],
  ['(((id))).x(', ')', '1'],
];
/** Repetitions that come close to the compilers' limit with constructs of one or several levels each. */
const AROUND = [2, 3, 4, 7, 8, 13, 15, 33, 49, 50]
  .map((share) => Math.floor(98 / share))
  .concat([97, 98, 99]);

/** Conditions nested around the limit of 99 levels. */
export const levels: readonly string[] = NESTS.flatMap(([before, behind, inner]) =>
  [...new Set(AROUND.flatMap((count) => [count, count + 1]))].map(
    (count) => before.repeat(count) + inner + behind.repeat(count),
  ),
);

const deep = `${'('.repeat(97)}1${')'.repeat(97)}`;
const operators = ['||', '&&', '==', '!=', 'in', '<', '<=', '>', '>=', '+', '-', '*', '/', '%'];

/** Pairs of operators where one of the two interpretations is a level too high, which reveals the precedence. */
export const precedence: readonly string[] = operators.flatMap((first) => [
  ...operators.map((second) => `1 ${first} 1 ${second} ${deep}`),
  `${deep} ${first} 1 is int`,
  `1 is int ${first} ${deep}`,
  `1 ? 1 : 1 ${first} ${deep}`,
  `!${deep} ${first} 1`,
  `-${deep} ${first} 1`,
]);
