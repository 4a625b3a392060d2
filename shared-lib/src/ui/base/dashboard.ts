/**
 * What modules' parts of the dashboard are built of. An entry of its own, so that the rest of the kit comes with the first page that
 * asks for it.
 */
export { Button, Skeleton } from '@mantine/core';
export { Card } from './cards/Card.tsx';
export { LiveContent } from './states/LiveContent.tsx';
export { LiveStatCard } from './cards/LiveStatCard.tsx';
export { StatePanel } from './states/StatePanel.tsx';
export type { Meaning } from './StatusBadge.tsx';
