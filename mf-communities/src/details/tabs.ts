import type { ReactNode } from 'react';
import type { Community } from 'shared-lib/domain';
import { lazyPart } from 'shared-lib/ui';

/** The shared props of the tabs' content. */
export interface CommunityTabProps {
  /** As stored, live. */
  community: Community;
}

const tabPart = (name: string, fetchTab: () => Promise<(props: CommunityTabProps) => ReactNode>) =>
  lazyPart(name, fetchTab);

/**
 * The tabs after the overview, in order. Each has an `id` for the address, `?tab=`, a label in the texts,
 * `details.tabs.{id}`, and content whose code loads when the tab is first opened.
 */
export const tabs = [
  {
    id: 'units',
    part: tabPart('The units', async () => (await import('../units/UnitsTab.tsx')).UnitsTab),
  },
  {
    id: 'checkpoints',
    part: tabPart(
      'The check points',
      async () => (await import('../checkpoints/CheckpointsTab.tsx')).CheckpointsTab,
    ),
  },
  {
    id: 'bintags',
    part: tabPart('The bin tags', async () => (await import('../binTags/BinTagsTab.tsx')).BinTagsTab),
  },
  {
    id: 'agents',
    part: tabPart('The regular agents', async () => (await import('../agents/AgentsTab.tsx')).AgentsTab),
  },
  {
    id: 'access',
    part: tabPart('Contacts and access', async () => (await import('../access/AccessTab.tsx')).AccessTab),
  },
  {
    id: 'managers',
    part: tabPart(
      'The property managers',
      async () => (await import('../managers/ManagersTab.tsx')).ManagersTab,
    ),
  },
  {
    id: 'activity',
    part: tabPart('The activity', async () => (await import('../activity/ActivityTab.tsx')).ActivityTab),
  },
] as const;
