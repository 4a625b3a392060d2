import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { copyDemoData } from '../../../backend/seed/demoData.ts';
import { startProduct, type ProductAddresses, type RunningProduct } from '../../../e2e/src/startProduct.ts';

/** The services' ports. The outbox's address contains a token that changes on each start. */
const portsOf = ({ addresses }: ProductAddresses): readonly string[] =>
  Object.entries(addresses).map(([service, address]) => `${service} ${/:\d+/.exec(address)?.[0]}`);

/** The product with the large operator's data, which can be killed and restarted at the same addresses. */
export class RestartableProduct {
  readonly #folder: string;
  #running: RunningProduct;

  private constructor(folder: string, running: RunningProduct) {
    this.#folder = folder;
    this.#running = running;
  }

  /** @param root absolute path of the repository @param options additional `npm start` options */
  static async start(root: string, options: readonly string[]): Promise<RestartableProduct> {
    const folder = mkdtempSync(join(tmpdir(), 'valet-hub-live-'));
    try {
      const data = join(folder, 'data');
      await copyDemoData(root, data, true);
      return new RestartableProduct(folder, await startProduct({ data, options }));
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      throw error;
    }
  }

  get running(): RunningProduct {
    return this.#running;
  }

  /**
   * Kills it abruptly, as a power failure would, and restarts it on the same data. @throws Error if another process has taken a
   * port meanwhile
   */
  async killAndStart(): Promise<void> {
    const before = this.#running;
    await before.kill();
    this.#running = await startProduct({
      data: join(this.#folder, 'data'),
      options: ['--skip-build', '--port', new URL(before.url).port],
    });
    if (!isDeepStrictEqual(portsOf(this.#running), portsOf(before))) {
      throw new Error(
        'Another process has taken one of the product’s ports. Run nothing else during this benchmark.',
      );
    }
  }

  async stop(): Promise<void> {
    try {
      await this.#running.stop();
    } finally {
      rmSync(this.#folder, { recursive: true, force: true });
    }
  }
}
