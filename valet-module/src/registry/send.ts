import { gzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { describeUnreachable, parsed } from '../../../scripts/release/fetchSite.ts';
import { done, refused, type Outcome } from '../../../scripts/release/Outcome.ts';
import { bodyTypes } from '../../../shared-lib/src/contract/registryCalls.ts';

const problemSchema = z.object({ problem: z.string() });

/**
 * Sends a request to a site's registry.
 * @param path from the site's root, with its slash
 * @returns the answer, or the registry's refusal
 */
export async function send<Answer>(
  site: string,
  path: string,
  body: object,
  schema: z.ZodMiniType<Answer>,
): Promise<Outcome<Answer>> {
  let response: Response;
  try {
    response = await fetch(`${site}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': bodyTypes.gzip },
      body: gzipSync(JSON.stringify(body)),
      signal: AbortSignal.timeout(120_000),
    });
  } catch (error) {
    return refused(describeUnreachable(`${site}${path}`, error));
  }
  const answer = parsed(await response.text().catch(() => ''));
  const read = schema.safeParse(answer);
  if (response.ok && read.success) return done(read.data);
  const refusal = problemSchema.safeParse(answer);
  return refused(
    refusal.success
      ? refusal.data.problem
      : `${site}${path} answered ${response.status}: the site has no registry of modules.`,
  );
}
