import { lazyPart } from 'shared-lib/ui/dashboard';

/** The dialog of an action on one of tonight's rounds. */
export const roundPart = lazyPart(
  'The dialog of a round',
  async () => (await import(/* webpackChunkName: "board-panels" */ './RoundDialog.tsx')).RoundDialog,
);
