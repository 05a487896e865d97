// Whether what happened is the defect being caught, or only something falling over.

/** From how many tests on a spec that fails whole says that nothing started, not that something was noticed. */
const MANY = 3;

export function specVerdict({ suite = false, caughtBy }, { passed, failed, refused, said }) {
  if (refused && !suite) return { caught: false, why: `${caughtBy} did not run: ${said}` };
  if (!refused && failed === 0) return { caught: false, why: `${caughtBy} passes all the same.` };
  if (!suite && passed === 0 && failed >= MANY) return { caught: false, why: `All of ${caughtBy} fell: ${said}` };
  return { caught: true, why: refused ? said : `${failed} of ${passed + failed} fail: ${said}` };
}

/** A command has to say what it found: a crash ends with a code too. */
export function commandVerdict({ command, says }, { code, output }) {
  if (code === 0) return { caught: false, why: `${command.join(' ')} passes all the same.` };
  const line = output.split('\n').find(each => each.includes(says));
  return line ? { caught: true, why: line.trim() } : { caught: false, why: `It failed without saying "${says}".` };
}
