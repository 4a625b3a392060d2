import * as z from 'zod/mini';
import { accessToken } from '../../../kernel/firebase.ts';

const hashConfigSchema = z.object({
  algorithm: z.string(),
  signerKey: z.string(),
  saltSeparator: z.string(),
  rounds: z.number(),
  memoryCost: z.number(),
});

/** How Auth hashes passwords (`HashConfig` in its API). Hashes are useless without it. */
type HashConfig = z.output<typeof hashConfigSchema>;

const configSchema = z.object({ signIn: z.object({ hashConfig: hashConfigSchema }) });

/**
 * Reads how the project's Auth hashes passwords from its configuration
 * (https://cloud.google.com/identity-platform/docs/reference/rest/v2/projects/getConfig).
 * @returns null on a local machine, whose Auth has no real hashes
 * @throws Error if Auth withholds it: reading the signer key requires the permission firebaseauth.configs.getHashConfig
 */
export const hashConfigOf = async (): Promise<HashConfig | null> => {
  const emulator = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  const base = emulator
    ? `http://${emulator}/identitytoolkit.googleapis.com`
    : 'https://identitytoolkit.googleapis.com';
  const answer = await fetch(`${base}/v2/projects/${process.env['GCLOUD_PROJECT']}/config`, {
    headers: { authorization: `Bearer ${await accessToken()}` },
    signal: AbortSignal.timeout(20_000),
  });
  if (!answer.ok) throw new Error(`Auth answered ${answer.status} for its configuration.`);
  const read = z.safeParse(configSchema, await answer.json());
  if (read.success) return read.data.signIn.hashConfig;
  if (process.env['FUNCTIONS_EMULATOR'] === 'true') return null;
  throw new Error(
    'Auth’s configuration has no hash parameters: this function’s account needs firebaseauth.configs.getHashConfig.',
  );
};
