import { readManagerLogs } from '../../data/managerCallables.ts';

/** A page of service logs as rows. */
export async function logsPage(asked: Parameters<typeof readManagerLogs>[0]) {
  const result = await readManagerLogs(asked);
  if (!result.ok) return result;
  return { ok: true, value: { rows: result.value.logs, next: result.value.next } } as const;
}
