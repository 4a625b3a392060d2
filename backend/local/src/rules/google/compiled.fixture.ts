import { compileRules } from '../compileRules.ts';
import { RulesCompileError } from '../RulesCompileError.ts';
import type { GoogleFirestore } from './googleFirestore.fixture.ts';

/** What of Google's warnings appears here too; the others are about types, which aren't inferred here. */
const COMPARED =
  /^\d+:\d+: (?:Unused |Invalid (?:variable|function|method) name|Incorrect number of arguments|Ruleset uses old version)/;
/** Google also warns of these where no method reaches them: in a function that isn't used, and behind an unknown method. */
const UNREACHED =
  /Invalid (?:variable name: (?:request|resource)|function name: (?:get|exists|getAfter|existsAfter))\.$/;
/** Where a file is refused here alone: it would protect nothing, or is over a documented limit that the emulator doesn't hold. */
const REFUSED_HERE =
  /Unsupported service|more than one service|has no service|nested more than 10 deep|more than 10 variables|call depth of 20|larger than 262144 bytes/;

/** Compiles here. */
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
 * @returns what differs: the verdict, or the warnings where both take it; null where nothing does
 */
export async function compileDifference(google: GoogleFirestore, text: string): Promise<string | null> {
  const here = compileHere(text);
  const there = await google.compile(text);
  // The emulator's compiler fails on a few files.
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
