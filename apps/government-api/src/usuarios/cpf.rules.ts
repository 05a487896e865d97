/** A CPF of eleven equal digits passes the sum but is nobody's. */
export function cpfValido(cpf: string): boolean {
  if (!/^\d{11}$/.test(cpf) || /^(\d)\1{10}$/.test(cpf)) return false;
  return [9, 10].every(length => digito(cpf.slice(0, length)) === Number(cpf[length]));
}

function digito(base: string): number {
  const soma = [...base].reduce((total, algarismo, i) => total + Number(algarismo) * (base.length + 1 - i), 0);
  return ((soma * 10) % 11) % 10;
}

/** `***.444.777-**`: enough to tell two people apart, not to know the number (LGPD). */
export const cpfMascarado = (cpf: string): string => `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`;
