import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { copyDemoData } from '../../../backend/seed/demoData.ts';
import { startProduct, type ProductAddresses, type RunningProduct } from '../../../e2e/src/startProduct.ts';

/** The services' ports; the address of the outbox carries a token that is another at each start. */
const portsOf = ({ addresses }: ProductAddresses): readonly string[] =>
  Object.entries(addresses).map(([service, address]) => `${service} ${/:\d+/.exec(address)?.[0]}`);

/** The product with the large operator's data, which can be killed and started again at the same addresses. */
export class KillableProduct {
  readonly #folder: string;
  #running: RunningProduct;

  private constructor(folder: string, running: RunningProduct) {
    this.#folder = folder;
    this.#running = running;
  }

  /** @param root absolute path of the repository @param options more options of `npm start` */
  static async start(root: string, options: readonly string[]): Promise<KillableProduct> {
    const folder = mkdtempSync(join(tmpdir(), 'valet-hub-live-'));
    try {
      const data = join(folder, 'data');
      await copyDemoData(root, data, true);
      return new KillableProduct(folder, await startProduct({ data, options }));
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      throw error;
    }
  }

  get running(): RunningProduct {
    return this.#running;
  }

  /** Kills it as a power cut does, and starts it on the same data. @throws Error when another process has taken a port meanwhile */
  async killAndStart(): Promise<void> {
    const before = this.#running;
    await before.kill();
    this.#running = await startProduct({
      data: join(this.#folder, 'data'),
      options: ['--skip-build', '--port', new URL(before.url).port],
    });
    if (!isDeepStrictEqual(portsOf(this.#running), portsOf(before))) {
      throw new Error('Another process has taken a port of the product: run this alone.');
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
