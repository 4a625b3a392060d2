interface Tab {
  id: string;
}

/** The element id of a tab. */
export const tabId = ({ id }: Tab) => `settings-tab-${id}`;

/** The element id of the panel that a tab shows. */
export const panelId = ({ id }: Tab) => `settings-panel-${id}`;
