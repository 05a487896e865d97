// The only way to leave a test out: with a reason, which its title tells, and counted as skipped.

/**
 * @param {string | false | undefined} why not to run it
 * @param {string} title
 * @param {() => Promise<void>} test
 * @param {number} [timeout]
 */
export function unless(why, title, test, timeout) {
  if (why) it.skip(`${title} (não rodou: ${why})`, test, timeout);
  else it(title, test, timeout);
}
