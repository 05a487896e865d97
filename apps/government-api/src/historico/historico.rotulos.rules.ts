import { ROTULO_DE_CAMPO, ROTULOS_DE_VALOR } from '@alipen/contracts/generated/rotulos/trilha';

const DIA = /^\d{4}-\d{2}-\d{2}$/;
const VAZIO = '(vazio)';

const emDia = (texto: string): string => (DIA.test(texto) ? texto.split('-').reverse().join('/') : texto);

const reais = (centavos: number): string =>
  (centavos / 100).toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' }).replace('\u00a0', ' ');

/** `internos:2026-11-20` is "Internos em 20/11/2026"; what the contract has no word for keeps its name. */
export function campoEmPalavras(campo: string): string {
  const [chave = campo, de] = campo.split(':');
  const nome = ROTULO_DE_CAMPO[chave] ?? chave;
  if (de === undefined) return nome;
  return DIA.test(de) ? `${nome} em ${emDia(de)}` : `${nome} (${de})`;
}

/** De and para of a life cycle's step are states. */
const codigosDe = (entidade: string, campo: string) =>
  ROTULOS_DE_VALOR[`${entidade}.${campo === 'de' || campo === 'para' ? 'situacao' : campo}`] ?? ROTULOS_DE_VALOR[campo];

export function valorEmPalavras(entidade: string, campo: string, valor: unknown): string {
  if (valor === null || valor === undefined || valor === '') return VAZIO;
  if (typeof valor === 'boolean') return valor ? 'Sim' : 'Não';
  if (typeof valor === 'number') return /centavos/i.test(campo) ? reais(valor) : String(valor);
  if (typeof valor === 'string') return codigosDe(entidade, campo)?.[valor] ?? emDia(valor);
  const partes = Array.isArray(valor)
    ? valor.map(item => valorEmPalavras(entidade, campo, item))
    : Object.entries(valor).map(
        ([chave, item]) => `${campoEmPalavras(chave)}: ${valorEmPalavras(entidade, chave, item)}`,
      );
  return partes.join(', ') || VAZIO;
}
