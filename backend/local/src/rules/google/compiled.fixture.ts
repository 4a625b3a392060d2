import { compileRules } from '../compileRules.ts';
import { RulesCompileError } from '../RulesCompileError.ts';
import type { GoogleFirestore } from './googleFirestore.fixture.ts';

/** Google's warnings that we have too; the others are about types, which we don't infer. */
const COMPARED =
  /^\d+:\d+: (?:Unused |Invalid (?:variable|function|method) name|Incorrect number of arguments|Ruleset uses old version)/;
/** Google also gives these warnings where no method reaches them: in an unused function, or after an unknown method. */
const UNREACHED =
  /Invalid (?:variable name: (?:request|resource)|function name: (?:get|exists|getAfter|existsAfter))\.$/;
/** Files refused only here: they would protect nothing, or exceed a documented limit the emulator doesn't enforce. */
const REFUSED_HERE =
  /Unsupported service|more than one service|has no service|nested more than 10 deep|more than 10 variables|call depth of 20|larger than 262144 bytes/;

function compileHere(text: string): { readonly error: string | null; readonly warnings: readonly string[] } {
  try {
    const { warnings } = compileRules(text, 'a.rules', 'cloud.firestore');
    return {
      error: null,
      warnings: warnings.map(({ line, column, message }) => `${line}:${column}: ${message}`),
    };
  } catch (error) {
    if (!(error instanceof RulesCompileError)) throw error;
    return { error: error.message, warnings: [] };
  }
}

/**
 * Compiles a file here and on Google.
 *
 * @returns the difference: in the verdict, or in the warnings if both accept it; null if none
 */
export async function compileDifference(google: GoogleFirestore, text: string): Promise<string | null> {
  const here = compileHere(text);
  const there = await google.compile(text);
  // The emulator's compiler crashes on a few files.
  if (there.error?.startsWith('HTTP 500') || REFUSED_HERE.test(here.error ?? '')) return null;
  if ((here.error === null) !== (there.error === null))
    return `${text}\n  here: ${here.error ?? 'taken'}\n  Google: ${there.error ?? 'taken'}`;
  const [warned, warnedThere] = [here.warnings, there.warnings].map((warnings) =>
    warnings
      .filter((warning) => COMPARED.test(warning) && !UNREACHED.test(warning))
      .sort()
      .join('\n    '),
  );
  return warned === warnedThere ? null : `${text}\n  here: ${warned}\n  Google: ${warnedThere}`;
}
