/**
 * What is wrong with a project's id on a command line, before anybody is asked about it. Google's own rule is a little narrower (6 to 30
 * characters, https://cloud.google.com/resource-manager/docs/creating-managing-projects), and is left to Google.
 *
 * @param option that names it, such as `--project`
 * @returns a sentence, or null
 */
export const projectProblem = (option: string, id: string): string | null =>
  /^[a-z][a-z0-9-]{0,62}$/.test(id) ? null : `${option} must be a project's id, not "${id}".`;
