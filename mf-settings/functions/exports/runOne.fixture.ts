import { runExport } from './runExport.ts';

/** An export in a separate process, for a test that kills it: `node runOne.fixture.ts <exportId>`. */
await runExport(process.argv[2] ?? '', Date.now() + 60_000, async () => null);
process.exit();
