/**
 * Import this before anything that loads firebase-functions, whose logger captures the console at that time. Outside of `captureLogLines`, lines go
 * to the usual output.
 */
let captured: string[] | null = null;

for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const) {
  const real = console[level];
  console[level] = (...words: unknown[]) => {
    if (captured === null) real(...words);
    else captured.push(String(words[0]));
  };
}

/** The lines of JSON that functions log during a test, as Cloud Run receives them. */
export const captureLogLines = async (work: () => Promise<unknown>): Promise<string[]> => {
  const lines: string[] = [];
  captured = lines;
  try {
    await work();
  } finally {
    captured = null;
  }
  return lines;
};
