import type { Browser, BrowserContext, Page } from '@playwright/test';
import { keepSession } from '../session.ts';
import { saveData } from '../signIn.ts';
import { openDevice } from './openDevice.ts';

/**
 * A device on which each tab starts signed in. It doesn't prefetch code.
 * @param url origin of a running product
 */
export async function signedInDevice(browser: Browser, email: string, url: string): Promise<BrowserContext> {
  const device = await openDevice(browser);
  await keepSession(device, email, url);
  await saveData(device);
  return device;
}

/**
 * Opens a tab that finds only the product's code on the device: it reads as much as on a new device, and the browser doesn't have to fetch and
 * compile the code again. Other tabs of the device must be closed.
 * @param url origin of the product
 */
export async function newDeviceTab(device: BrowserContext, url: string): Promise<Page> {
  const page = await device.newPage();
  const session = await device.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin: url,
    storageTypes: 'indexeddb,local_storage',
  });
  await session.detach();
  return page;
}
