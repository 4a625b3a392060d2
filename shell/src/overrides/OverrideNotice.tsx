import { LazyPart } from '../parts/LazyPart.tsx';
import { shellPart } from '../parts/shellPart.ts';
import type { PageOverride } from './loadOverrides.ts';
import type OverrideBadge from './OverrideBadge.tsx';
import type { ComponentProps } from 'react';

const badge = shellPart<ComponentProps<typeof OverrideBadge>>('The badge of the override', async () => {
  const { default: Badge } = await import(/* webpackChunkName: "override" */ './OverrideBadge.tsx');
  return Badge;
});

/** The badge for overrides; its code is loaded only if there are any. */
export const OverrideNotice = ({ overrides }: { overrides: readonly PageOverride[] }) =>
  overrides.length > 0 && (
    <LazyPart {...badge} skeleton={null} render={(Badge) => <Badge overrides={overrides} />} />
  );
