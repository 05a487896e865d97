import { configure } from '@testing-library/dom';

// A busy machine is not a failure: what a spec waits for gets as long as a spec may take, less a little to say what was missing.
configure({ asyncUtilTimeout: 20_000 });
