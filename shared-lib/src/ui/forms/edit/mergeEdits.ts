import { sameValue } from '../../../domain/index.ts';

/**
 * A record that is edited while others may change it: what is stored now, what stands in the form, and, for each field, what was
 * stored when its author last saw it. A field that says what was seen isn't edited, and follows what is stored.
 */
export interface EditFacts<Values extends object> {
  readonly stored: Values;
  readonly values: Values;
  readonly seen: Values;
}

type Name<Values> = keyof Values & string;

const names = <Values extends object>(values: Values) => Object.keys(values) as Name<Values>[];

const isEdited = <Values extends object>({ values, seen }: EditFacts<Values>, name: Name<Values>) =>
  !sameValue(values[name], seen[name]);

/**
 * The edits after something else was stored, or typed: a field that nobody edited here shows what is stored, and one that says what is
 * stored isn't edited. Without any of those, they are the same objects as before.
 */
export function mergeEdits<Values extends object>(facts: EditFacts<Values>): EditFacts<Values> {
  const { stored } = facts;
  const following = names(stored).filter(
    (name) =>
      !sameValue(facts.seen[name], stored[name]) &&
      (!isEdited(facts, name) || sameValue(facts.values[name], stored[name])),
  );
  if (following.length === 0) return facts;
  const news = Object.fromEntries(following.map((name) => [name, stored[name]]));
  return { stored, values: { ...facts.values, ...news }, seen: { ...facts.seen, ...news } };
}

/** The fields in which someone else was faster with another value. */
export const conflictsIn = <Values extends object>(facts: EditFacts<Values>): readonly Name<Values>[] =>
  names(facts.stored).filter(
    (name) =>
      isEdited(facts, name) &&
      !sameValue(facts.seen[name], facts.stored[name]) &&
      !sameValue(facts.values[name], facts.stored[name]),
  );

/** The edits after a conflict was decided for what someone else stored. */
export const takingTheirs = <Values extends object>(
  { stored, values, seen }: EditFacts<Values>,
  name: Name<Values>,
): EditFacts<Values> => ({
  stored,
  values: { ...values, [name]: stored[name] },
  seen: { ...seen, [name]: stored[name] },
});

/** The edits after a conflict was decided for what was typed here. */
export const keepingMine = <Values extends object>(
  { stored, values, seen }: EditFacts<Values>,
  name: Name<Values>,
): EditFacts<Values> => ({ stored, values, seen: { ...seen, [name]: stored[name] } });

/**
 * The fields that someone else changed since the form was opened, and that nobody edited here: they show the new value.
 * @param opened what was stored then.
 */
export const changedElsewhere = <Values extends object>(
  facts: EditFacts<Values>,
  opened: Values,
): readonly Name<Values>[] =>
  names(facts.stored).filter(
    (name) => !sameValue(opened[name], facts.stored[name]) && !isEdited(facts, name),
  );
