import { setTimeout } from 'node:timers/promises';
import type { ProductAddresses } from '../startProduct.ts';

/** A device reads documents again that were written in the minute before it stored them: writes may become visible out of order. */
const margin = 60_000;

/**
 * Resolves once the large operator's data is old enough for a device to read only changes. It may have been seeded just now.
 * @throws Error if it isn't complete
 */
export async function waitUntilSettled({
  addresses,
  projectId,
  administratorToken,
}: ProductAddresses): Promise<void> {
  const response = await fetch(
    `${addresses.firestore}/v1/projects/${projectId}/databases/(default)/documents/_seed/big`,
    { headers: { Authorization: `Bearer ${administratorToken}` } },
  );
  if (!response.ok) throw new Error(`The large operator's data isn't there (${response.status}).`);
  const { updateTime } = (await response.json()) as { updateTime: string };
  await setTimeout(Math.max(0, Date.parse(updateTime) + margin + 1_000 - Date.now()));
}
