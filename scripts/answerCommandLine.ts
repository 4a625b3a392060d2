/** A parsed command line that leaves nothing to run. */
export type NothingToRun =
  | { readonly kind: 'help' }
  /** The problem, in one sentence. */
  | { readonly kind: 'wrong'; readonly message: string };

/**
 * Acts on a parsed command line: prints the usage, reports an error with the usage and exit code 2, or does the work.
 *
 * @param parsed the command's own parse result
 */
export async function answerCommandLine<Work extends { readonly kind: string }>(
  parsed: Work | NothingToRun,
  usage: string,
  work: (requested: Exclude<Work, NothingToRun>) => Promise<void>,
): Promise<void> {
  if (parsed.kind === 'help') {
    process.stdout.write(usage);
  } else if (parsed.kind === 'wrong') {
    process.stderr.write(`${(parsed as Extract<NothingToRun, { kind: 'wrong' }>).message}\n\n${usage}`);
    process.exitCode = 2;
  } else {
    await work(parsed as Exclude<Work, NothingToRun>);
  }
}
