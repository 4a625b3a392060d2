import type { Page } from '@playwright/test';

/** Transferred bytes as sent over the network, compressed, without headers. */
export interface Transfers {
  bytes: number;
  requests: number;
}

/** Counts the scripts that a page downloads from now on, as sent over the network. */
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
