const { configure } = require('@testing-library/react');

// A busy machine needs more time; tests continue as soon as the condition is met.
configure({ asyncUtilTimeout: 15_000 });
