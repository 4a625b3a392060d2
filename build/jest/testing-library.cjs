const { configure } = require('@testing-library/react');

// What a test waits for comes later on a busy machine; it goes on as soon as it is there.
configure({ asyncUtilTimeout: 15_000 });
