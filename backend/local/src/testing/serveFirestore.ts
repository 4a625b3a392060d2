/**
 * Serves only a local Firestore: `node serveFirestore.ts <data folder>`. Prints `{"httpPort":…,"grpcPort":…}` when ready, and stops on
 * SIGTERM.
 */
import { startFirestore } from '../firestore/startFirestore.ts';

const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) {
  process.stderr.write('usage: node serveFirestore.ts <data folder>\n');
  process.exit(2);
}
const server = await startFirestore({
  projectId: 'demo-local',
  dataDir,
  host: '127.0.0.1',
  httpPort: 0,
  grpcPort: 0,
});
process.once('SIGTERM', () => void server.stop());
process.stdout.write(`${JSON.stringify({ httpPort: server.httpPort, grpcPort: server.grpcPort })}\n`);
