/** The windows that a list of nights can be narrowed to, in nights, tonight included. */
export const nightWindows = [7, 30] as const;
