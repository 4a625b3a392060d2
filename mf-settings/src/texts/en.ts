/** The module's texts in English; the other languages have the same keys. */
export const en = {
  title: 'Settings',
  summary: 'How Valet Hub works for your business',
  sections: 'Settings sections',
  notifications: {
    title: 'Notifications',
    text: 'Choose what you hear about. Each change saves itself.',
    inApp: 'In the app',
    byEmail: 'By email',
    saving: 'Saving…',
    saved: 'Saved',
    failed: 'Not saved. Your earlier choice stands.',
    retry: 'Try again',
    settings: {
      notifyClockInOut: {
        label: 'Clock-ins and clock-outs',
        help: 'When someone on your team starts or ends a shift.',
      },
      notifyViolations: {
        label: 'Violations',
        help: 'When someone on your team reports a violation.',
      },
      notifyContactSubmissions: {
        label: 'Contact forms',
        help: 'When a resident writes to you through a community’s public page.',
      },
      notifyMissedShifts: {
        label: 'Missed shifts',
        help: 'When nobody has clocked in for a shift.',
      },
      notifyEmployeeRequests: {
        label: 'Employee requests',
        help: 'When a team member asks for time off or for a shift.',
      },
      emailContactSubmissions: {
        label: 'Contact forms by email',
        help: 'Sends each contact form to your email address as well.',
      },
    },
  },
};
