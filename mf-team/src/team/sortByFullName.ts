/**
 * Team members in the order of their full names, as the language sorts them. Members without a name come last, and
 * namesakes keep one order, by id.
 * @param language a BCP 47 tag.
 */
export function sortByFullName<Member extends { id: string; fullName: string }>(
  members: readonly Member[],
  language: string,
): Member[] {
  const { compare } = new Intl.Collator(language, { sensitivity: 'base', numeric: true });
  const unnamed = ({ fullName }: Member) => Number(fullName === '');
  return members.toSorted(
    (a, b) => unnamed(a) - unnamed(b) || compare(a.fullName, b.fullName) || compare(a.id, b.id),
  );
}
