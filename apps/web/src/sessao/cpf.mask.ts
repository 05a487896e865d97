const LENGTH = 11;

/** Digits only, so that no dot or hyphen ever leaves the browser. */
export const cpfDigits = (typed: string) => typed.replace(/\D/g, '').slice(0, LENGTH);

/** "52998224" -> "529.982.24" while typing, "529.982.247-25" when whole. */
export function maskCpf(typed: string) {
  const digits = cpfDigits(typed);
  const groups = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 9)].filter(Boolean).join('.');
  return digits.length > 9 ? `${groups}-${digits.slice(9)}` : groups;
}

/** Modulo 11 over the preceding digits, with weights ending in 2 (Receita Federal). */
function checkDigit(digits: string) {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (digits.length + 1 - index), 0);
  return ((sum * 10) % 11) % 10;
}

export function isCpf(typed: string) {
  const digits = cpfDigits(typed);
  if (digits.length !== LENGTH || new Set(digits).size === 1) return false;
  return checkDigit(digits.slice(0, 9)) === Number(digits[9]) && checkDigit(digits.slice(0, 10)) === Number(digits[10]);
}

export function caretAfterMask(masked: string, digitsBefore: number) {
  let seen = 0;
  for (let at = 0; at < masked.length; at++) {
    if (seen === digitsBefore) return at;
    if (/\d/.test(masked.charAt(at))) seen++;
  }
  return masked.length;
}
