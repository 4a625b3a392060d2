import type { RequestHandler } from 'express';
import { bodyOf, parseJson } from './requests.ts';
import { StorageError } from './StorageError.ts';

export interface RulesFileText {
  readonly name?: string;
  readonly content: string;
}

/** Applies rules until the end of the process; throws StorageError. */
export type ReplaceStorageRules = (files: readonly RulesFileText[]) => void;

/**
 * Answers `PUT /internal/setRules`, which `@firebase/rules-unit-testing` uses to set rules.
 *
 * @param replace if omitted, the request is refused
 */
export const setRules =
  (replace: ReplaceStorageRules | undefined): RequestHandler =>
  (request, response) => {
    if (!replace) throw new StorageError(501, 'This Storage does not enforce rules.');
    const json = parseJson(bodyOf(request)) as { rules?: { files?: unknown } } | null;
    const files = json?.rules?.files;
    if (!Array.isArray(files) || !files.every(isRulesFileText))
      throw new StorageError(400, 'Expected {"rules": {"files": [{"content": …}]}}.');
    replace(files);
    response.json({ message: 'The rules were set.' });
  };

function isRulesFileText(file: unknown): file is RulesFileText {
  const { name, content } = (file ?? {}) as { name?: unknown; content?: unknown };
  return (name === undefined || typeof name === 'string') && typeof content === 'string';
}
