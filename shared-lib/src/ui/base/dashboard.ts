/** The components of dashboard cards. A separate entry, so the dashboard doesn't load the rest of the kit. */
export { Button, Skeleton } from '@mantine/core';
export { Card } from './cards/Card.tsx';
export { lazyPart } from '../overlays/opening/lazyPart.ts';
export { LazyContent } from '../overlays/opening/LazyContent.tsx';
export { LiveContent } from './states/LiveContent.tsx';
export { LiveStatCard } from './cards/LiveStatCard.tsx';
export { StatePanel } from './states/StatePanel.tsx';
export type { Meaning } from './StatusBadge.tsx';
