import type { ErroDeCampo } from '@alipen/platform/problems/problema';
import {
  type ChaveParametro,
  chaves,
  definicaoDe,
  type Parametros,
  padroes,
  pares,
  registro,
} from './parametros.registro.table.ts';
import type { Valor } from './parametros.schema.ts';

/** A null `valor` goes back to the default. */
export type Mudanca = { readonly chave: string; readonly valeDe: string; readonly valor: Valor | null };
export type ValoresDoDia = (data: string) => Parametros;

export const conhecida = (chave: string): chave is ChaveParametro => Object.hasOwn(registro, chave);

/** `mudancas` in order of date. The last one at or before a day holds on it, else the default. */
export function valoresPorDia(mudancas: readonly Mudanca[]): ValoresDoDia {
  const por = agrupadas(mudancas);
  const feitos = new Map<string, Parametros>();
  return data => {
    const feito = feitos.get(data);
    if (feito) return feito;
    const valores = Object.fromEntries(
      chaves.map(chave => [chave, por.get(chave)?.findLast(({ valeDe }) => valeDe <= data)?.valor ?? padroes[chave]]),
    ) as unknown as Parametros;
    feitos.set(data, valores);
    return valores;
  };
}

export function falhaDoValor(chave: ChaveParametro, valor: Valor | null): string | null {
  if (valor === null) return null;
  const definicao = definicaoDe(chave);
  if (definicao.tipo === 'LOGICO') return typeof valor === 'boolean' ? null : 'Escolha sim ou não.';
  if (definicao.tipo === 'OPCAO') {
    return typeof valor === 'string' && Object.hasOwn(definicao.opcoes, valor) ? null : 'Escolha uma das opções.';
  }
  const { minimo, maximo, unidade } = definicao;
  const cabe = typeof valor === 'number' && Number.isInteger(valor) && valor >= minimo && valor <= maximo;
  return cabe ? null : `Informe um número inteiro de ${minimo} a ${maximo} (${unidade}).`;
}

function falhaDosPares(chave: ChaveParametro, valores: Parametros): string | null {
  const fora = pares.find(
    ([menor, maior]) => [menor, maior].includes(chave) && Number(valores[menor]) > Number(valores[maior]),
  );
  if (!fora) return null;
  const [menor, maior] = fora;
  return `“${definicaoDe(menor).titulo}” (${valores[menor]}) não pode passar de “${definicaoDe(maior).titulo}” (${valores[maior]}).`;
}

/** Checks the day of the change and of every later change. */
export function errosDaMudanca(
  chave: ChaveParametro,
  mudanca: { valeDe: string; valor: Valor | null },
  { hoje, mudancas }: { hoje: string; mudancas: readonly Mudanca[] },
): ErroDeCampo[] {
  if (mudanca.valeDe < hoje) {
    return [{ pointer: '/valeDe', detail: 'O passado não muda: escolha hoje ou um dia que ainda vem.' }];
  }
  const valor = falhaDoValor(chave, mudanca.valor);
  if (valor) return [{ pointer: '/valor', detail: valor }];
  const outras = mudancas.filter(outra => outra.chave !== chave || outra.valeDe !== mudanca.valeDe);
  const par = paresForaDeOrdem(chave, [...outras, { ...mudanca, chave }], mudanca.valeDe);
  return par ? [{ pointer: '/valor', detail: par }] : [];
}

export function paresForaDeOrdem(chave: ChaveParametro, mudancas: readonly Mudanca[], desde: string): string | null {
  const emOrdem = [...mudancas].sort((a, b) => (a.valeDe < b.valeDe ? -1 : 1));
  const noDia = valoresPorDia(emOrdem);
  const dias = [desde, ...emOrdem.map(({ valeDe }) => valeDe).filter(dia => dia > desde)];
  return dias.map(dia => falhaDosPares(chave, noDia(dia))).find(falha => falha !== null) ?? null;
}

function agrupadas(mudancas: readonly Mudanca[]): Map<string, Mudanca[]> {
  const por = new Map<string, Mudanca[]>();
  for (const mudanca of mudancas) por.set(mudanca.chave, [...(por.get(mudanca.chave) ?? []), mudanca]);
  return por;
}
