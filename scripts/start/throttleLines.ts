/**
 * Throttles progress lines: passes on the first immediately, then at most the newest one per interval.
 *
 * @param interval milliseconds
 * @param now the clock, in milliseconds
 * @returns the function that takes a line, and `flush`, which passes on the newest held-back line
 */
export function throttleLines(
  print: (line: string) => void,
  interval: number,
  now: () => number = Date.now,
): { add(line: string): void; flush(): void } {
  let last = -Infinity;
  let held: string | null = null;
  return {
    add(line) {
      if (now() - last >= interval) {
        last = now();
        held = null;
        print(line);
      } else {
        held = line;
      }
    },
    flush() {
      if (held !== null) print(held);
      held = null;
    },
  };
}
