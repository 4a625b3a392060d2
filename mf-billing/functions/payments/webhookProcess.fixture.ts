import { serveWebhook } from './ownPayments.fixture.ts';

/** The webhook in a process of its own, for a test that kills it; its port is sent to who started it. */
const { port } = await serveWebhook();
process.send?.(port);
