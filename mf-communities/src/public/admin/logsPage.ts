import { readManagerLogs } from '../../data/managerCallables.ts';

/** A page of service logs as rows. */
export async function logsPage(requested: Parameters<typeof readManagerLogs>[0]) {
  const result = await readManagerLogs(requested);
  if (!result.ok) return result;
  return { ok: true, value: { rows: result.value.logs, next: result.value.next } } as const;
}
