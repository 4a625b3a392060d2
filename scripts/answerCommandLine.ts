/** A command line that asks for no work. */
export type NoWork =
  | { readonly kind: 'help' }
  /** One sentence that says what is wrong. */
  | { readonly kind: 'wrong'; readonly message: string };

/**
 * Does what a command line asks for: prints the usage; or says what is wrong, with the usage, and exit code 2; or the work.
 *
 * @param parsed the command line, as the command has understood it
 */
export async function answerCommandLine<Work extends { readonly kind: string }>(
  parsed: Work | NoWork,
  usage: string,
  work: (asked: Exclude<Work, NoWork>) => Promise<void>,
): Promise<void> {
  if (parsed.kind === 'help') {
    process.stdout.write(usage);
  } else if (parsed.kind === 'wrong') {
    process.stderr.write(`${(parsed as Extract<NoWork, { kind: 'wrong' }>).message}\n\n${usage}`);
    process.exitCode = 2;
  } else {
    await work(parsed as Exclude<Work, NoWork>);
  }
}
