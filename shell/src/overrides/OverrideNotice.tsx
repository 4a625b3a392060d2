import { LazyPart } from '../parts/LazyPart.tsx';
import { shellPart } from '../parts/shellPart.ts';
import type { PageOverride } from './loadOverride.ts';
import type OverrideBadge from './OverrideBadge.tsx';
import type { ComponentProps } from 'react';

const badge = shellPart<ComponentProps<typeof OverrideBadge>>('The badge of the override', async () => {
  const { default: Badge } = await import(/* webpackChunkName: "override" */ './OverrideBadge.tsx');
  return Badge;
});

/** The badge of an override; its code comes with the first one. */
export const OverrideNotice = ({ override }: { override: PageOverride }) => (
  <LazyPart {...badge} skeleton={null} render={(Badge) => <Badge override={override} />} />
);
