/** The Firestore function through which all pipeline expression evaluators are reached. */
const evaluator = /function __PRIVATE_toEvaluable\(\w+\) \{/;

/**
 * A loader that removes Firestore's local evaluator for pipeline queries. The product has none, but every
 * query checks whether it is one, so tree shaking keeps the evaluator (26 KB, 6 KB transferred). A pipeline
 * query would throw.
 * @param source Firestore's code
 * @throws if Firestore's code has changed and the function isn't found
 */
export default function withoutPipelines(source: string): string {
  if (!evaluator.test(source))
    throw new Error('Firestore’s pipeline evaluator wasn’t found under its known name.');
  return source.replace(evaluator, (found) => `${found} throw new Error('This build has no pipelines.');`);
}
