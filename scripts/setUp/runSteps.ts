import type { Step } from './Step.ts';

type Print = (line: string) => void;

const line = (word: string, title: string, more = ''): string =>
  `  ${word.padEnd(8)} ${title}${more && `: ${more}`}`;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Runs the steps in order: skips those already done, does the rest, and checks them again. Steps without an API are printed for the user. A
 * failing step doesn't stop the others unless they all need it.
 *
 * @param isDryRun only reports what is missing
 * @returns how many of the attempted steps aren't done, and whether the remaining steps must wait for the last of them
 */
export async function runSteps(
  steps: readonly Step[],
  isDryRun: boolean,
  print: Print,
): Promise<{ readonly open: number; readonly isStopped: boolean }> {
  let open = 0;
  for (const step of steps) {
    if (await runStep(step, isDryRun, print)) continue;
    open++;
    if (step.isRequired && !isDryRun) {
      print('\nThe remaining steps need this one. Run the same command again when it is done.');
      return { open, isStopped: true };
    }
  }
  return { open, isStopped: false };
}

/** @returns whether the step is done afterward */
async function runStep(step: Step, isDryRun: boolean, print: Print): Promise<boolean> {
  const { title, manualInstruction: byHand, perform } = step;
  let missing: string | null;
  try {
    missing = await step.check();
  } catch (error) {
    // An API's state can't be read before the API is enabled.
    if (isDryRun) print(line('unknown', title, reasonOf(error)));
    else print(`${line('failed', title, reasonOf(error))}\n           ${byHand}`);
    return false;
  }
  if (missing === null) {
    print(line('ok', title));
    return true;
  }
  if (perform === undefined) {
    print(`${line('by hand', title, missing)}\n           ${byHand}`);
    return false;
  }
  if (isDryRun) {
    print(line('to do', title, missing));
    return false;
  }
  try {
    await perform();
    const still = await step.check();
    if (still !== null) throw new Error(`still ${still}`);
    print(line('done', title));
    return true;
  } catch (error) {
    print(`${line('failed', title, reasonOf(error))}\n           ${byHand}`);
    return false;
  }
}
