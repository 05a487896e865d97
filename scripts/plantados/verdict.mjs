// Tells a caught defect from something that merely fell over.

/** When at least this many tests of a spec fail and none passes, nothing started: the defect was not noticed. */
const MANY = 3;

export function specVerdict({ suite = false, caughtBy }, { passed, failed, refused, said }) {
  if (refused && !suite) return { caught: false, why: `${caughtBy} did not run: ${said}` };
  if (!refused && failed === 0) return { caught: false, why: `${caughtBy} passes all the same.` };
  if (!suite && passed === 0 && failed >= MANY) return { caught: false, why: `All of ${caughtBy} fell: ${said}` };
  return { caught: true, why: refused ? said : `${failed} of ${passed + failed} fail: ${said}` };
}

/** The output must say what was found, because a crash also ends with a code. */
export function commandVerdict({ command, says }, { code, output }) {
  if (code === 0) return { caught: false, why: `${command.join(' ')} passes all the same.` };
  const line = output.split('\n').find(each => each.includes(says));
  return line ? { caught: true, why: line.trim() } : { caught: false, why: `It failed without saying "${says}".` };
}
