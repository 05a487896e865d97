export type TipoDeCodigo = 'dia' | 'mes' | 'medicao' | 'termo' | 'notificacao';

const LETRAS = { P: 'mes', M: 'medicao', T: 'termo', N: 'notificacao' } as const satisfies Record<string, TipoDeCodigo>;
/** Letters in a day's code; the other kinds have one more before them. */
const LETRAS_DO_DIA = 28;

/** A day's code may begin with any letter, M, N, P and T too: a letter marks the kind only where it stands apart or is one too many. */
export function tipoDoCodigo(digitado: string): TipoDeCodigo {
  const codigo = digitado.trim().toUpperCase();
  const [letra = ''] = codigo;
  const marcado = /^[A-Z]\s*-/.test(codigo) || codigo.replaceAll(/[\s-]/g, '').length > LETRAS_DO_DIA;
  return marcado && Object.hasOwn(LETRAS, letra) ? LETRAS[letra as keyof typeof LETRAS] : 'dia';
}

/** Whether what was typed has as many letters as a code; which letters they are is the server's to judge. */
export function codigoInteiro(digitado: string): boolean {
  const letras = digitado.replaceAll(/[\s-]/g, '');
  return /^[\da-z]+$/i.test(letras) && (letras.length === LETRAS_DO_DIA || letras.length === LETRAS_DO_DIA + 1);
}
