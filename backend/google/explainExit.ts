/** Java's version is its class file version minus 44. */
const classFileOffset = 44;

/**
 * Explains in one line why the emulator exited.
 *
 * @param lines its output
 * @param facts the jar, port and command it was run with
 */
export function explainExit(
  lines: readonly string[],
  { jar, port, java }: { readonly jar: string; readonly port: number; readonly java: string },
): string {
  const output = lines.join('\n');
  const [, needed, available] = /class file version (\d+)[\s\S]*?up to (\d+)/.exec(output) ?? [];
  if (needed && available)
    return `Google's Firestore emulator needs Java ${Number(needed) - classFileOffset} or newer; ${java} is Java ${Number(available) - classFileOffset}.`;
  if (/Could not find or load main class|Invalid or corrupt jarfile|zip END header not found/i.test(output))
    return `${jar} isn't Google's Firestore emulator.`;
  if (/Address already in use|BindException/.test(output))
    return `Google's Firestore emulator can't start: port ${port} is in use.`;
  const last = lines.findLast((line) => line.trim() !== '');
  return `Google's Firestore emulator ended unexpectedly${last ? `: ${last.trim()}` : '.'}`;
}
