import { textChannel } from '../../../backend/functions/core/messages/channels.ts';
import { sendDue } from '../../../backend/functions/core/messages/sendDue.ts';

/** A sender in a separate process, equivalent to consecutive runs of `sendDueMessages`. It is killed, or ended when everything is sent. */
for (;;) {
  const looked = await sendDue(textChannel, Date.now() + 50_000);
  if (looked === 0) await new Promise((resolve) => setTimeout(resolve, 500));
}
