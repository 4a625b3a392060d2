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
  operations: {
    title: 'Operations',
    text: 'What your team does and reports during a shift. Each change saves itself.',
    features: {
      title: 'Service features',
      compactorPhotos: {
        label: 'Compactor photos',
        help: 'Specialists photograph the compactor at the end of a shift.',
      },
      qrCodeScanning: {
        label: 'QR code scanning',
        help: 'Specialists scan checkpoints and bin tags as they pass them.',
      },
      propertyClaims: {
        label: 'Property claims',
        help: 'Specialists can report damage to the property with a photo.',
      },
    },
    types: {
      title: 'Violation types',
      empty: 'There are no violation types yet. Add the first one that your team should be able to report.',
      withPhoto: 'Needs a photo',
      withoutPhoto: 'Without a photo',
      add: 'Add a violation type',
      example: 'For example: loose trash',
      submit: 'Add type',
      problems: {
        missing: 'Enter a name, such as “Loose trash”.',
        tooLong: 'Shorten this to {{max, number}} characters or fewer.',
        taken: 'There is a type with this name already.',
        failed: 'Not added. What you typed is still here; try again.',
      },
    },
  },
  sms: {
    title: 'SMS notifications',
    text: 'How residents who agreed to it are texted. Messages are not sent yet; your choices are kept for when they are.',
    problems: {
      missing: 'Enter a time, such as 21:00.',
    },
    enabled: {
      label: 'Text residents',
      help: 'Service changes and approved notices, only to residents who opted in.',
    },
    senderName: {
      label: 'Sender name',
      help: 'How each message begins, at most 40 characters.',
    },
    quietFrom: {
      label: 'Quiet hours from',
      help: 'No message is sent after this time of the community’s day.',
    },
    quietTo: {
      label: 'Quiet hours until',
      help: 'Messages wait until this time in the morning.',
    },
  },
  checkpoints: {
    title: 'Checkpoints',
    text: 'How the QR codes on your checkpoints and bin tags look. Each change saves itself.',
    brandColour: {
      label: 'Colour',
      help: 'Dark on the white of the sticker, so that phones can read it.',
    },
    problems: {
      tooPale: 'Choose a darker colour: phones can’t read this one on white.',
    },
    dotStyle: {
      label: 'Dots',
      help: 'The shape of the code’s dots.',
      square: 'Square',
      rounded: 'Rounded',
      dots: 'Round',
    },
    label: {
      label: 'Label',
      help: 'Printed below each code, such as your business’s name; at most 60 characters.',
    },
    preview: {
      title: 'QR code preview',
      name: 'A QR code as it will be printed',
      text: 'This sample opens the help pages. Printed codes open the page of their own checkpoint or unit.',
    },
  },
};
