import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

import type { Log } from '../Log.ts';
import { watchFileSaves } from '../watchFileSaves.ts';
import { compileRules } from './compileRules.ts';
import { describeProblem, RulesCompileError } from './RulesCompileError.ts';
import type { Ruleset, ServiceName } from './Ruleset.ts';

/** Enforces a rules file as it is on disk: saved changes take effect immediately if they compile. */
export class RulesFile {
  readonly #path: string;
  readonly #service: ServiceName;
  readonly #log: Log;
  readonly #stopWatching: () => void;
  #text: string;
  #ruleset: Ruleset;

  private constructor(path: string, service: ServiceName, log: Log) {
    this.#path = path;
    this.#service = service;
    this.#log = log;
    this.#text = read(path);
    this.#ruleset = this.#compile(this.#text);
    this.#stopWatching = watchFileSaves(path, log, () => this.#reload());
  }

  /**
   * Compiles a rules file and watches it.
   *
   * @param log receives warnings, and the results of later changes
   * @throws RulesCompileError with file, line and column of each problem; an unreadable file is a problem at its beginning
   */
  static open(path: string, service: ServiceName, log: Log): RulesFile {
    return new RulesFile(path, service, log);
  }

  /** The last version of the rules without errors. */
  get ruleset(): Ruleset {
    return this.#ruleset;
  }

  close(): void {
    this.#stopWatching();
  }

  #compile(text: string): Ruleset {
    const ruleset = compileRules(text, basename(this.#path), this.#service);
    for (const warning of ruleset.warnings) this.#log(`Warning: ${describeProblem(warning)}`);
    return ruleset;
  }

  #reload(): void {
    try {
      const text = read(this.#path);
      if (text === this.#text) return;
      this.#text = text;
      this.#ruleset = this.#compile(text);
      this.#log(`${this.#path} was reloaded.`);
    } catch (error) {
      if (!(error instanceof RulesCompileError)) throw error;
      this.#log(`${this.#path} has errors; the previous rules stay in force.`);
      for (const line of error.message.split('\n')) this.#log(line);
    }
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const message = `The file can't be read: ${(error as Error).message}`;
    throw new RulesCompileError([{ file: path, line: 1, column: 1, message }]);
  }
}
