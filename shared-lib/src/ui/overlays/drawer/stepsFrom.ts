/**
 * The previous and next keys in a list. If the key was removed, the one that took its position is next.
 * @param place its index; -1 if not in the list.
 * @param lastPlace its last index.
 */
export const stepsFrom = (
  keys: readonly string[],
  place: number,
  lastPlace: number,
): { previous: string | undefined; next: string | undefined } =>
  place === -1
    ? { previous: keys[lastPlace - 1], next: keys[lastPlace] ?? keys[lastPlace - 1] }
    : { previous: keys[place - 1], next: keys[place + 1] };
