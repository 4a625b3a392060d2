export { SlotContext, useSlot, type Fill, type SlotHost } from './SlotContext.ts';
