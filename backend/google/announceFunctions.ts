import type { Emulator } from './startEmulator.ts';

/**
 * Has Google's emulator report every changed document of a project to the Functions that it was started with, from now on.
 *
 * One trigger of the first generation covers all functions: its events have the full commit time, leave out writes that change
 * nothing, as online, and arrive in the order of commits.
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
  if (!answer.ok) throw new Error(`The emulator takes no trigger: ${await answer.text()}`);
}
