/** The hundredths of hours that some minutes are, rounded. */
export const hundredthsOf = (minutes: number): number => Math.round((minutes * 100) / 60);

/** The decimal hours of some minutes as payroll programs take them, such as `7.75`. */
export const decimalHours = (minutes: number): number => hundredthsOf(minutes) / 100;
