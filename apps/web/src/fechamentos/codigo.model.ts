/** What a printed code is of: a unit's day, its month, or a contract's billing. */
export type TipoDeCodigo = 'dia' | 'mes' | 'medicao';

const LETRAS = { P: 'mes', M: 'medicao' } as const satisfies Record<string, TipoDeCodigo>;
/** Of a day; the others have a letter more before them. */
const LETRAS_DO_DIA = 28;

/** The code of a day may begin with any letter, M and P too: a letter is a mark where it stands apart or is one too many. */
export function tipoDoCodigo(digitado: string): TipoDeCodigo {
  const codigo = digitado.trim().toUpperCase();
  const [letra = ''] = codigo;
  const marcado = /^[A-Z]\s*-/.test(codigo) || codigo.replaceAll(/[\s-]/g, '').length > LETRAS_DO_DIA;
  return marcado && letra in LETRAS ? LETRAS[letra as keyof typeof LETRAS] : 'dia';
}
