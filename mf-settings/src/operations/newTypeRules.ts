import { newViolationTypeSchema } from 'shared-lib/domain';

const folded = (name: string) => name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase();

/**
 * What decides whether a kind of violation can be added.
 * @param taken the names there are; the same name in other letters counts as the same.
 */
export const newTypeRules = (taken: readonly string[]) => ({
  schema: newViolationTypeSchema,
  check: ({ name }: { name: string }) => ({
    name: taken.some((other) => folded(other) === folded(name)) && 'taken',
  }),
});
