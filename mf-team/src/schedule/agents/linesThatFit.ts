/** How many lines a day has room for on a screen. */
const linesOnScreen = 4;

/** Shifts of a day that start at the same time. */
export interface ShiftsAt<Shift> {
  /** In words. */
  time: string;
  shifts: readonly Shift[];
}

/**
 * The shifts for which a day has room. Each shift takes a line, and so does each starting time.
 * @param shifts from the earliest start.
 * @param timeOf when a shift starts, in words.
 * @param taken how many lines hold something else.
 * @param room how many lines there are.
 * @returns the shifts by their starts, and how many are left for a line that counts them; 0 when all fit.
 */
export function linesThatFit<Shift>(
  shifts: readonly Shift[],
  timeOf: (shift: Shift) => string,
  taken: number,
  room = linesOnScreen,
): { groups: ShiftsAt<Shift>[]; rest: number } {
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

  // The last line says how many more there are.
  const shown = lines.filter((line) => line < room).length;
  const cut = linesThatFit(shifts.slice(0, shown), timeOf, taken, room);
  return { groups: cut.groups, rest: shifts.length - shown };
}
