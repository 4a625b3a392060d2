/** Runs firebase-tools' Auth emulator for the comparison and prints its port. Arguments: the firebase-tools folder, a project. */
import { createRequire } from 'node:module';
import { join } from 'node:path';

const [folder, project] = process.argv.slice(2);
const load = createRequire(join(folder, 'package.json'));
const { createApp } = load('./lib/emulator/auth/server.js');
const { EmulatorLogger, Verbosity } = load('./lib/emulator/emulatorLogger.js');
EmulatorLogger.setVerbosity(Verbosity.SILENT);
const server = (await createApp(project)).listen(0, '127.0.0.1', () => console.log(server.address().port));
