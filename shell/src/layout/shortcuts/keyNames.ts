/** Whether the keyboard is Apple's, whose command key is called ⌘. */
const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** The keys that open the search, as this keyboard names them. */
export const searchKeys = () => (isApple() ? '⌘ K' : 'Ctrl K');
