import type { components } from '@alipen/contracts/generated/bff';
import { readInteger, readMoney } from '../record/typed.ts';
import type { ContratoDetalhado } from './fornecedores.queries.ts';

type Schemas = components['schemas'];
export type Digitado = Schemas['ItemContratoDigitado'];

export interface Linha {
  chave: string;
  tipoAlimentacaoId: number;
  tipoPublicoId: number;
  refeicao: string;
  publico: string;
  preco: string;
  quantidade: string;
  /** null: the pair has no price. */
  salvo: Schemas['ItemContrato'] | null;
}

interface Tipo {
  id: number;
  nome: string;
  ativo: boolean;
}

const reais = (centavos: number) => (centavos / 100).toFixed(2).replace('.', ',');

/** Every active meal × public, and pairs with a price that are no longer ordered. */
export function linhasDe(contrato: ContratoDetalhado, refeicoes: readonly Tipo[], publicos: readonly Tipo[]): Linha[] {
  const salvos = new Map(contrato.itens.map(item => [`${item.tipoAlimentacaoId}:${item.tipoPublicoId}`, item]));
  return refeicoes.flatMap(refeicao =>
    publicos.flatMap(publico => {
      const chave = `${refeicao.id}:${publico.id}`;
      const salvo = salvos.get(chave) ?? null;
      if (!salvo && !(refeicao.ativo && publico.ativo)) return [];
      return [
        {
          chave,
          tipoAlimentacaoId: refeicao.id,
          tipoPublicoId: publico.id,
          refeicao: refeicao.nome,
          publico: publico.nome,
          preco: salvo ? reais(salvo.precoCentavos) : '',
          quantidade: salvo ? String(salvo.quantidadeContratada) : '',
          salvo,
        },
      ];
    }),
  );
}

export type Erros = Readonly<Record<string, string>>;

/** `itens` in the order of the lines, `erros` by line. A line without a price is not sent. */
export function itensDe(linhas: readonly Linha[]): { itens: Digitado[]; chaves: string[]; erros: Erros } {
  const itens: Digitado[] = [];
  const chaves: string[] = [];
  const erros: Record<string, string> = {};
  for (const { chave, preco, quantidade, tipoAlimentacaoId, tipoPublicoId } of linhas) {
    if (preco.trim() === '') {
      if (quantidade.trim() !== '') erros[chave] = 'Falta o preço.';
      continue;
    }
    const precoCentavos = readMoney(preco.trim());
    const quantidadeContratada = quantidade.trim() === '' ? 0 : readInteger(quantidade.trim());
    if (precoCentavos === undefined) erros[chave] = 'Escreva o preço em reais, como 4,50.';
    else if (quantidadeContratada === undefined || quantidadeContratada < 0)
      erros[chave] = 'Escreva a quantidade em número inteiro.';
    else {
      itens.push({ tipoAlimentacaoId, tipoPublicoId, precoCentavos, quantidadeContratada });
      chaves.push(chave);
    }
  }
  return { itens, chaves, erros };
}

/** Puts the server's errors (`/itens/3/…`) on their lines; those of no line go under ''. */
export function errosDasLinhas(
  errors: readonly { pointer: string; detail: string }[],
  chaves: readonly string[],
): Erros {
  return Object.fromEntries(
    errors.map(({ pointer, detail }) => {
      const em = /^\/itens\/(\d+)/.exec(pointer)?.[1];
      return [em === undefined ? '' : (chaves[Number(em)] ?? ''), detail];
    }),
  );
}

export const mudou = ({ preco, quantidade, salvo }: Linha): boolean =>
  preco !== (salvo ? reais(salvo.precoCentavos) : '') ||
  quantidade !== (salvo ? String(salvo.quantidadeContratada) : '');
