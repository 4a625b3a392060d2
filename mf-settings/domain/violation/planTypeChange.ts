import { byTypeOrder, isUnmerged } from './typeOrder.ts';
import {
  changedMeanwhile,
  hasChanged,
  maxPastFines,
  isEqual,
  normalizeName,
  type ViolationType,
} from 'shared-lib/domain';
import {
  maxViolationTypes,
  violationTypeFields,
  violationTypeFormOf,
  type ViolationTypeAction,
  type ViolationTypeEdit,
  type ViolationTypeForm,
  type ViolationTypeMerge,
} from './violationTypeChange.ts';

/** Why a type can't be changed this way. */
export const typeRefusals = [
  'gone',
  'tooManyTypes',
  'taken',
  'takenByArchived',
  changedMeanwhile,
  'inUse',
  'sameType',
  'mergedElsewhere',
  'intoArchived',
] as const;

export type TypeRefusal = (typeof typeRefusals)[number];

/** The form's field that shows a refusal. */
export type RefusedTypeField = 'nameEn' | 'nameEs' | 'typeId' | 'intoId';

type Changes = Partial<Omit<ViolationType, 'id' | 'mergedAt' | 'createdAt' | 'updatedAt' | 'createdBy'>>;

/** The writes of a change: fields by type, and which type is deleted; or why it is refused. */
export type TypePlan =
  | { readonly ok: false; readonly code: TypeRefusal; readonly field: RefusedTypeField }
  | {
      readonly ok: true;
      /** By id; empty if there is nothing to do. */
      readonly changes: ReadonlyMap<string, Changes>;
      /** The type that is deleted; null for none. */
      readonly removed: string | null;
    };

const refused = (code: TypeRefusal, field: RefusedTypeField): TypePlan => ({ ok: false, code, field });

const planned = (
  changes: readonly (readonly [string, Changes])[] = [],
  removed: string | null = null,
): TypePlan => ({ ok: true, changes: new Map(changes), removed });

type Names = Pick<ViolationTypeForm, 'nameEn' | 'nameEs'>;

/**
 * Problems with a type's names: no two types have the same name in a language, ignoring case, including archived
 * ones.
 * @param exceptId the type itself
 * @returns the code by field; empty if there are none
 */
export const typeNameProblems = (
  { nameEn, nameEs }: Names,
  types: readonly ViolationType[],
  exceptId: string | null,
): Partial<Record<'nameEn' | 'nameEs', 'taken' | 'takenByArchived'>> => {
  const others = types.filter((type) => type.id !== exceptId && isUnmerged(type));
  const problem = (typed: string, language: 'en' | 'es'): 'taken' | 'takenByArchived' | undefined => {
    const holder =
      typed !== '' && others.find(({ name }) => normalizeName(name[language]) === normalizeName(typed));
    if (!holder) return undefined;
    return holder.isActive ? 'taken' : 'takenByArchived';
  };
  const [en, es] = [problem(nameEn, 'en'), problem(nameEs, 'es')];
  return { ...(en && { nameEn: en }), ...(es && { nameEs: es }) };
};

const nameRefusal = (names: Names, types: readonly ViolationType[], exceptId: string | null) => {
  const { nameEn, nameEs } = typeNameProblems(names, types, exceptId);
  if (nameEn) return refused(nameEn, 'nameEn');
  return nameEs ? refused(nameEs, 'nameEs') : null;
};

/** The plan for adding a type, which becomes the last of the list. */
export const planNewType = (
  id: string,
  form: ViolationTypeForm,
  types: readonly ViolationType[],
): TypePlan => {
  const own = types.filter(isUnmerged);
  if (own.length >= maxViolationTypes) return refused('tooManyTypes', 'nameEn');
  return (
    nameRefusal(form, types, null) ??
    planned([
      [
        id,
        {
          ...violationTypeFields(form),
          isActive: true,
          order: 1 + Math.max(0, ...own.map(({ order }) => order)),
          mergedInto: null,
        },
      ],
    ])
  );
};

/** The replaced fines, after a change of the default fine. */
const pastFinesAfter = (
  { defaultFineCents, pastFines }: ViolationType,
  next: number | null,
  now: number,
): Pick<Changes, 'pastFines'> =>
  next === defaultFineCents
    ? {}
    : { pastFines: [...pastFines, { until: now, cents: defaultFineCents }].slice(-maxPastFines) };

/**
 * The plan for an edit. A type that already has these values stays unchanged; one that someone else changed is
 * refused.
 * @param now epoch milliseconds
 */
export const planTypeEdit = (
  { typeId, seen, ...form }: ViolationTypeEdit,
  types: readonly ViolationType[],
  now: number,
): TypePlan => {
  const type = types.find(({ id }) => id === typeId);
  if (!type || !isUnmerged(type)) return refused('gone', 'typeId');
  const fields = violationTypeFields(form);
  if (isEqual(fields, violationTypeFields(violationTypeFormOf(type)))) return planned();
  if (hasChanged(type, seen)) return refused(changedMeanwhile, 'typeId');
  const kept = pastFinesAfter(type, form.defaultFineCents, now);
  return nameRefusal(form, types, typeId) ?? planned([[typeId, { ...fields, ...kept }]]);
};

/** The types in their order after a move. A move after itself, or after a deleted type, changes nothing. */
export const typesAfterMove = (
  types: readonly ViolationType[],
  { typeId, afterId }: { readonly typeId: string; readonly afterId: string | null },
): ViolationType[] => {
  const ordered = types.filter(isUnmerged).sort(byTypeOrder);
  const moved = ordered.find(({ id }) => id === typeId);
  const rest = ordered.filter(({ id }) => id !== typeId);
  const place = afterId === null ? 0 : rest.findIndex(({ id }) => id === afterId) + 1;
  if (!moved || (afterId !== null && place === 0)) return ordered;
  return [...rest.slice(0, place), moved, ...rest.slice(place)];
};

/**
 * The plan for another action.
 * @param isUsed whether a violation has the type; only needed for deleting
 */
export const planTypeAction = (
  act: ViolationTypeAction,
  types: readonly ViolationType[],
  isUsed: boolean,
): TypePlan => {
  const type = types.find(({ id }) => id === act.typeId);
  // A retry after a lost answer finds it deleted.
  if (!type) return act.act === 'delete' ? planned() : refused('gone', 'typeId');
  if (!isUnmerged(type)) return refused('gone', 'typeId');
  switch (act.act) {
    case 'archive':
      return planned(type.isActive ? [[type.id, { isActive: false }]] : []);
    case 'restore':
      return planned(type.isActive ? [] : [[type.id, { isActive: true }]]);
    case 'move':
      return planned(
        typesAfterMove(types, act).flatMap(({ id, order }, index) =>
          order === index + 1 ? [] : [[id, { order: index + 1 }] as const],
        ),
      );
    case 'delete':
      return isUsed ? refused('inUse', 'typeId') : planned([], type.id);
  }
};

/**
 * The first step of a merge: the type points to the type that gets its cases, and so do those previously merged into
 * it. The cases follow in parts; later reports with the old type are redirected.
 */
export const planTypeMerge = (
  { typeId, intoId }: ViolationTypeMerge,
  types: readonly ViolationType[],
): TypePlan => {
  if (typeId === intoId) return refused('sameType', 'intoId');
  const [type, into] = [typeId, intoId].map((id) => types.find((one) => one.id === id));
  if (!type) return refused('gone', 'typeId');
  if (type.mergedInto === intoId) return planned();
  if (type.mergedInto !== null) return refused('mergedElsewhere', 'typeId');
  if (!into || !isUnmerged(into)) return refused('gone', 'intoId');
  if (type.isActive && !into.isActive) return refused('intoArchived', 'intoId');
  const followers = types.filter(({ mergedInto }) => mergedInto === typeId);
  return planned([
    [typeId, { mergedInto: intoId, isActive: false }],
    ...followers.map(({ id }) => [id, { mergedInto: intoId }] as const),
  ]);
};
