/** The command line options that name a project. */
export const projectOptions = {
  project: { type: 'string' },
  'allow-real-project': { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/**
 * The project a command works on.
 * @param values the parsed options
 * @param env names the emulator's address; without it, the command line must allow a real project
 */
export const projectOf = (
  values: { readonly project?: string | undefined; readonly 'allow-real-project'?: boolean | undefined },
  env: Readonly<Record<string, string | undefined>>,
): { readonly ok: true; readonly project: string } | { readonly ok: false; readonly reason: string } => {
  const project = values.project || env.GCLOUD_PROJECT;
  if (!project) return { ok: false, reason: 'Specify the project with --project.' };
  if (!env.FIRESTORE_EMULATOR_HOST && !values['allow-real-project']) {
    return {
      ok: false,
      reason: `FIRESTORE_EMULATOR_HOST not set: this would be the real project '${project}'.`,
    };
  }
  return { ok: true, project };
};
