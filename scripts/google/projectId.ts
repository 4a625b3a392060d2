/**
 * Checks a project ID on a command line before using it. Google's own rule is slightly stricter (6 to 30 characters,
 * https://cloud.google.com/resource-manager/docs/creating-managing-projects) and is left to Google.
 *
 * @param option option name, e.g. `--project`
 * @returns a sentence, or null
 */
export const projectProblem = (option: string, id: string): string | null =>
  /^[a-z][a-z0-9-]{0,62}$/.test(id) ? null : `${option} must be a project ID, not "${id}".`;
