export { emailChangeMailState, lostMailTo } from './personalMails.ts';
export { planCancel, planResend } from './planByHand.ts';
export { segmentsPerMonth, unpaidSegmentsPerMonth } from './textBound.ts';
export { emailChangeMailSchema, toldMailSchema } from './personalMailRecords.ts';
export type { EmailChangeMail, ToldMail } from './personalMailRecords.ts';
