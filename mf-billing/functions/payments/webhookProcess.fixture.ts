import { serveWebhook } from './ownPayments.fixture.ts';

/** The webhook in a separate process, for a test that kills it; its port is sent to the parent process. */
const { port } = await serveWebhook();
process.send?.(port);
