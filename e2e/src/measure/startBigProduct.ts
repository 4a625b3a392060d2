import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { copyDemoData } from '../../../backend/seed/demoData.ts';
import { startProduct, type RunningProduct } from '../startProduct.ts';

const root = resolve(import.meta.dirname, '../../..');

/**
 * Starts the product with all demo accounts, including the large operator, in a temporary folder.
 * @param options more options of `npm start`
 */
export async function startBigProduct(options: readonly string[] = []): Promise<RunningProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'valet-hub-big-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const data = join(folder, 'data');
    await copyDemoData(root, data, true);
    const product = await startProduct({ data, options });
    return { ...product, stop: () => product.stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}
