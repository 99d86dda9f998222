/** Key under which a device notes that a self-test runs, so that the page unfolds it. */
export const RUNNING_MARK = 'overtone.self-tests';
