import { swapLimits } from 'mf-team/domain';
import * as z from 'shared-lib/domain/schema';
import { text } from 'shared-lib/domain/schema';

/** The office's note on a swap; empty for none. */
export const swapNoteSchema = z.object({ note: text(swapLimits.decisionNote) });
