/** How many lines fit in a day. */
const linesOnScreen = 4;

/** Shifts of a day with the same start time. */
export interface ShiftsByStart<Shift> {
  /** The start time as text. */
  time: string;
  shifts: readonly Shift[];
}

/**
 * Picks the shifts that fit in a day. Each shift takes a line, and so does each start time.
 * @param shifts from the earliest start.
 * @param timeOf formats a shift's start.
 * @param taken how many lines hold something else.
 * @param room how many lines there are.
 * @returns the shifts by start, and how many are left for a line that counts them; 0 when all fit.
 */
export function linesThatFit<Shift>(
  shifts: readonly Shift[],
  timeOf: (shift: Shift) => string,
  taken: number,
  room = linesOnScreen,
): { groups: ShiftsByStart<Shift>[]; rest: number } {
  const groups: { time: string; shifts: Shift[] }[] = [];
  const lines: number[] = [];
  for (const shift of shifts) {
    const time = timeOf(shift);
    const group = groups.at(-1);
    if (group?.time === time) group.shifts.push(shift);
    else groups.push({ time, shifts: [shift] });
    lines.push((lines.at(-1) ?? taken) + (group?.time === time ? 1 : 2));
  }
  if ((lines.at(-1) ?? 0) <= room) return { groups, rest: 0 };

  // The last line shows the remaining count.
  const shown = lines.filter((line) => line < room).length;
  const cut = linesThatFit(shifts.slice(0, shown), timeOf, taken, room);
  return { groups: cut.groups, rest: shifts.length - shown };
}
