import { runExport } from './runExport.ts';

/** An export in a process of its own, for a test that kills it: `node runOne.fixture.ts <exportId>`. */
await runExport(process.argv[2] ?? '', Date.now() + 60_000, async () => null);
process.exit();
