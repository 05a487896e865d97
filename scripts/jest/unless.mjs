// The only way to leave a test out: with a reason, which its title tells, and counted as skipped.

export function unless(why, title, test, timeout) {
  if (why) it.skip(`${title} (não rodou: ${why})`, test, timeout);
  else it(title, test, timeout);
}
