/**
 * What modules' parts of the dashboard are built of. An entry of its own, so that the rest of the kit comes with the first page that
 * asks for it.
 */
export { Button, Skeleton } from '@mantine/core';
export { Card } from './Card.tsx';
export { LiveContent } from './LiveContent.tsx';
export { LiveStatCard } from './LiveStatCard.tsx';
export { StatePanel } from './StatePanel.tsx';
export type { Meaning } from './StatusBadge.tsx';
