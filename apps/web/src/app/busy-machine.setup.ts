import { configure } from '@testing-library/dom';

// A spec on a busy machine is slow, not wrong: the wait is a little shorter than a spec may take, so that the error says what was
// missing.
configure({ asyncUtilTimeout: 20_000 });
