import type { Authorize } from '../firestore/authorize.ts';
import { invalidArgument } from '../firestore/FirestoreError.ts';
import type { Log } from '../Log.ts';
import { compileRules } from './compileRules.ts';
import { createAuthorize } from './createAuthorize.ts';
import type { OnDecision } from './createAuthorize.ts';
import { RulesCompileError } from './RulesCompileError.ts';
import type { RulesProblem } from './RulesCompileError.ts';
import { RulesFile } from './RulesFile.ts';
import type { Ruleset } from './Ruleset.ts';

/** A rules file sent by a client. */
export interface RulesSource {
  /** The file name for errors; `firestore.rules` by default. */
  readonly name?: string;
  readonly content: string;
}

/** The rules Firestore enforces: a file's, and those that tests set for their project. */
export class FirestoreRules {
  /** Must be called for every operation. */
  readonly authorize: Authorize;
  readonly #file: RulesFile | null;
  readonly #replaced = new Map<string, Ruleset>();

  /**
   * @param path absolute path of the rules; null to allow everything except what tests forbid
   * @param log receives denials with the rule's position, and reloads
   * @param onDecision receives each operation's outcome and cost
   * @throws RulesCompileError
   */
  constructor(path: string | null, log: Log, onDecision?: OnDecision) {
    this.#file = path === null ? null : RulesFile.open(path, 'cloud.firestore', log);
    this.authorize = createAuthorize(
      (projectId) => this.#replaced.get(projectId) ?? this.#file?.ruleset ?? null,
      log,
      onDecision,
    );
  }

  /**
   * Sets a project's rules until the end of the process, as `@firebase/rules-unit-testing` does.
   *
   * @returns the compiler's warnings
   * @throws FirestoreError INVALID_ARGUMENT with a line `file:line:column: …` for each problem
   */
  replace(projectId: string, sources: readonly RulesSource[]): readonly RulesProblem[] {
    const [source] = sources;
    if (!source || sources.length > 1) throw invalidArgument('Exactly one rules file must be given.');
    try {
      const ruleset = compileRules(source.content, source.name ?? 'firestore.rules', 'cloud.firestore');
      this.#replaced.set(projectId, ruleset);
      return ruleset.warnings;
    } catch (error) {
      throw error instanceof RulesCompileError ? invalidArgument(error.message) : error;
    }
  }

  close(): void {
    this.#file?.close();
  }
}
