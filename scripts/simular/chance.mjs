/** From 0 to 1, always the same for a unit and a question, so that a run can be repeated. */
export function chance(n, question) {
  let mixed = n * 2_654_435_761;
  for (const letter of question) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 16_777_619);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 2_246_822_519);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32;
}
