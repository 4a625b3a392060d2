/** Whether this is an Apple device, where the key is ⌘. */
const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** The search shortcut, as shown on this platform. */
export const searchKeys = () => (isApple() ? '⌘ K' : 'Ctrl K');
