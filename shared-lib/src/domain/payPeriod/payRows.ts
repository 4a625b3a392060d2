/** Minutes as hundredths of hours, rounded. */
export const hundredthsOf = (minutes: number): number => Math.round((minutes * 100) / 60);

/** Minutes as decimal hours for payroll software, like `7.75`. */
export const decimalHours = (minutes: number): number => hundredthsOf(minutes) / 100;
