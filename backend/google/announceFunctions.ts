import type { Emulator } from './startEmulator.ts';

/**
 * From now on, has Google's emulator report every changed document of a project to the Functions it was started with.
 *
 * One first-generation trigger covers all functions: as in production, its events have the full commit time, skip writes that change
 * nothing, and arrive in commit order.
 *
 * @throws Error when the emulator refuses
 */
export async function announceFunctions(
  { host, port }: Pick<Emulator, 'host' | 'port'>,
  projectId: string,
): Promise<void> {
  const answer = await fetch(`http://${host}:${port}/emulator/v1/projects/${projectId}/triggers/functions`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      eventTrigger: {
        resource: `projects/${projectId}/databases/(default)/documents/{document=**}`,
        eventType: 'providers/cloud.firestore/eventTypes/document.write',
        service: 'firestore.googleapis.com',
      },
    }),
  });
  if (!answer.ok) throw new Error(`The emulator rejected a trigger: ${await answer.text()}`);
}
