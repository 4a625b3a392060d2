/**
 * Import this before anything that loads firebase-functions: its logger keeps the console as it is then. Outside of `linesIn`, lines go
 * where they always go.
 */
let captured: string[] | null = null;

for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const) {
  const real = console[level];
  console[level] = (...words: unknown[]) => {
    if (captured === null) real(...words);
    else captured.push(String(words[0]));
  };
}

/** What functions log in the meantime, a line of JSON each, as Cloud Run gets it. */
export const linesIn = async (work: () => Promise<unknown>): Promise<string[]> => {
  const lines: string[] = [];
  captured = lines;
  try {
    await work();
  } finally {
    captured = null;
  }
  return lines;
};
