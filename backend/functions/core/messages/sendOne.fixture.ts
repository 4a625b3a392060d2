import { mailChannel, textChannel } from './channels.ts';
import { sendMessage } from './sendMessage.ts';

/** A sender in a separate process, for a test that kills it: `node sendOne.fixture.ts mail|text <path>`. */
const [, , kind, path = ''] = process.argv;
if (kind === 'mail') await sendMessage(mailChannel, mailChannel.provider()!, path);
else await sendMessage(textChannel, textChannel.provider()!, path);
process.exit();
