/**
 * The keys before and after a key in a list. When the key has left the list, the one that took its place comes next.
 * @param place where it is; -1 when it is not in the list.
 * @param lastPlace where it was.
 */
export const stepsFrom = (
  keys: readonly string[],
  place: number,
  lastPlace: number,
): { previous: string | undefined; next: string | undefined } =>
  place === -1
    ? { previous: keys[lastPlace - 1], next: keys[lastPlace] ?? keys[lastPlace - 1] }
    : { previous: keys[place - 1], next: keys[place + 1] };
