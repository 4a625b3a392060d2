import type { Page } from '@playwright/test';

/** What was transferred: bytes as they came over the wire, compressed, headers left out. */
export interface Transfers {
  bytes: number;
  requests: number;
}

/** Counts the scripts that a page downloads from now on, as they come over the wire. */
export async function countScripts(page: Page): Promise<Transfers> {
  const transfers: Transfers = { bytes: 0, requests: 0 };
  const scripts = new Set<string>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type !== 'Script') return;
    scripts.add(requestId);
    transfers.requests += 1;
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) transfers.bytes += encodedDataLength;
  });
  return transfers;
}
