import { isEqual } from '../../../domain/index.ts';

/**
 * A record edited while others may change it: the stored values, the form's values, and, for each field, the
 * stored value the author last saw. A field equal to the value seen is unedited and follows the stored value.
 */
export interface EditFacts<Values extends object> {
  readonly stored: Values;
  readonly values: Values;
  readonly seen: Values;
}

type Name<Values> = keyof Values & string;

const names = <Values extends object>(values: Values) => Object.keys(values) as Name<Values>[];

const isEdited = <Values extends object>({ values, seen }: EditFacts<Values>, name: Name<Values>) =>
  !isEqual(values[name], seen[name]);

/**
 * Updates the edits after a stored value or the input changed: an unedited field takes the stored value, and
 * a field equal to the stored value is unedited. Returns the same objects if nothing changed.
 */
export function mergeEdits<Values extends object>(facts: EditFacts<Values>): EditFacts<Values> {
  const { stored } = facts;
  const following = names(stored).filter(
    (name) =>
      !isEqual(facts.seen[name], stored[name]) &&
      (!isEdited(facts, name) || isEqual(facts.values[name], stored[name])),
  );
  if (following.length === 0) return facts;
  const news = Object.fromEntries(following.map((name) => [name, stored[name]]));
  return { stored, values: { ...facts.values, ...news }, seen: { ...facts.seen, ...news } };
}

/** Fields that someone else has changed to a different value. */
export const conflictsIn = <Values extends object>(facts: EditFacts<Values>): readonly Name<Values>[] =>
  names(facts.stored).filter(
    (name) =>
      isEdited(facts, name) &&
      !isEqual(facts.seen[name], facts.stored[name]) &&
      !isEqual(facts.values[name], facts.stored[name]),
  );

/** Resolves a conflict in favor of the stored value. */
export const resolveWithTheirs = <Values extends object>(
  { stored, values, seen }: EditFacts<Values>,
  name: Name<Values>,
): EditFacts<Values> => ({
  stored,
  values: { ...values, [name]: stored[name] },
  seen: { ...seen, [name]: stored[name] },
});

/** Resolves a conflict in favor of the form's value. */
export const resolveWithMine = <Values extends object>(
  { stored, values, seen }: EditFacts<Values>,
  name: Name<Values>,
): EditFacts<Values> => ({ stored, values, seen: { ...seen, [name]: stored[name] } });

/**
 * Unedited fields that someone else has changed since the form was opened; they show the new value.
 * @param opened the values stored at that time.
 */
export const changedElsewhere = <Values extends object>(
  facts: EditFacts<Values>,
  opened: Values,
): readonly Name<Values>[] =>
  names(facts.stored).filter((name) => !isEqual(opened[name], facts.stored[name]) && !isEdited(facts, name));
