import type { components } from '@alipen/contracts/generated/government-api';
import { type Opcao, proporColunas } from './texto-colunas.rules.ts';
import { type DiaLido, type Erro, lerDias } from './texto-do-mapa.rules.ts';
import { eTotal, type Linha, numerosPorDia, type TextoSeparado } from './texto-separado.rules.ts';
import { lerTitulo, type TituloLido, type Unidade } from './texto-titulos.rules.ts';

type Schemas = components['schemas'];
type Escolhida = Schemas['ColunaEscolhida'] | null;
export type Contexto = {
  readonly mes: string;
  readonly lotacao: Unidade;
  readonly conhecidas: readonly Unidade[];
  readonly opcoes: readonly Opcao[];
  /** What the person said each number stands for; without it the text decides. */
  readonly escolhidas?: readonly Escolhida[] | undefined;
};
export type TextoLido = {
  /** What each number after the day stands for; null is not imported. */
  readonly colunas: readonly (Opcao | null)[];
  readonly exemplos: readonly string[];
  readonly dias: readonly DiaLido[];
  readonly foraDosDias: readonly Schemas['LinhaForaDosDias'][];
  readonly erros: readonly Erro[];
};
type Mapeadas = {
  readonly colunas: readonly (Opcao | null)[];
  readonly linhas: readonly number[];
  readonly erro: string | null;
};

const MAIS_FORA = 40;
const inteiro = new Intl.NumberFormat('pt-BR');

export const nomeDaColuna = ({ refeicao, publico }: Opcao): string => `${refeicao} ${publico.toLowerCase()}`;

export function lerTexto(separado: TextoSeparado, contexto: Contexto): TextoLido {
  const { colunas, linhas, erro } = mapear(separado, contexto);
  const nomes = colunas.map(coluna => coluna && nomeDaColuna(coluna));
  const lido = lerDias(separado.dias, contexto.mes, nomes);
  const titulos = separado.antes.flatMap(linha => lerTitulo(linha, contexto) ?? []);
  const inteiros = lido.erros.length === 0 ? lido.dias : [];
  const totais = separado.depois.filter(eTotal).flatMap(linha => lerTotal(linha, nomes, inteiros) ?? []);
  const lidas = new Map([...titulos, ...totais].map(titulo => [titulo.linha, titulo]));
  const errados = [...lidas.values()].filter(({ contradiz }) => contradiz);
  return {
    colunas,
    exemplos: colunas.map((_, i) => (separado.dias[0]?.celulas[i + 1] ?? '').slice(0, 30)),
    dias: lido.dias,
    foraDosDias: [...separado.antes, ...separado.depois].slice(0, MAIS_FORA).map(({ numero, texto: escrito }) => ({
      linha: numero,
      texto: escrito.trim().replaceAll(/\s+/g, ' ').slice(0, 200),
      leitura: leituraDe(lidas.get(numero), linhas.includes(numero)),
    })),
    erros: [
      ...errados.map(({ linha, leitura }) => ({ linha, motivo: leitura.slice(0, 500) })),
      ...(erro && separado.dias.length ? [{ linha: null, motivo: erro }] : []),
      ...lido.erros,
    ],
  };
}

function leituraDe(lido: TituloLido | undefined, deuNome: boolean): string {
  if (lido) return lido.contradiz ? 'Não confere: veja o que corrigir.' : lido.leitura.slice(0, 500);
  return deuNome ? 'Deu nome às colunas.' : 'Não foi usada.';
}

function mapear({ antes, dias }: TextoSeparado, { opcoes, escolhidas }: Contexto): Mapeadas {
  if (escolhidas) return asEscolhidas(escolhidas, opcoes);
  const { colunas, linhas, falta } = proporColunas(antes, dias, numerosPorDia(dias), opcoes);
  return { colunas, linhas, erro: falta && semNome(falta, colunas.length) };
}

function semNome(falta: readonly number[], quantos: number): string {
  if (quantos === 0) return 'As linhas não têm números. Cada uma é o dia e, depois dele, as quantidades.';
  if (falta.length < quantos) {
    const quais = falta.length === 1 ? `é o ${falta[0]}º número` : `são os números ${falta.join(', ')}`;
    return `A linha de títulos não diz de que refeição e público ${quais}. Escolha em “De que é cada número”.`;
  }
  const cada = quantos === 1 ? '1 número' : `${quantos} números`;
  return `Cada dia tem ${cada}, e o texto não diz de que refeição e público é cada um. Escolha em “De que é cada número”.`;
}

function asEscolhidas(escolhidas: readonly Escolhida[], opcoes: readonly Opcao[]): Mapeadas {
  const colunas = escolhidas.map(
    escolhida =>
      escolhida &&
      opcoes.find(
        ({ tipoAlimentacaoId, tipoPublicoId }) =>
          tipoAlimentacaoId === escolhida.tipoAlimentacaoId && tipoPublicoId === escolhida.tipoPublicoId,
      ),
  );
  const achadas = colunas.map(coluna => coluna ?? null);
  const repetida = achadas.find((coluna, i) => coluna && achadas.indexOf(coluna) !== i);
  if (colunas.includes(undefined)) return { colunas: achadas, linhas: [], erro: NAO_EXISTE };
  if (repetida) return { colunas: achadas, linhas: [], erro: duasVezes(repetida) };
  return { colunas: achadas, linhas: [], erro: achadas.some(coluna => coluna) ? null : NENHUMA };
}

const NAO_EXISTE = 'Uma das refeições ou um dos públicos escolhidos não existe. Escolha outra vez.';
const NENHUMA = 'Nenhum número seria importado. Escolha de que refeição e público é ao menos um.';
const duasVezes = (coluna: Opcao): string =>
  `${nomeDaColuna(coluna)} está em dois números. Deixe em um só, e os outros como “Não importar”.`;

/** Null unless it has a number for each column, with or without a grand total. */
function lerTotal(linha: Linha, nomes: readonly (string | null)[], dias: readonly DiaLido[]): TituloLido | null {
  const numeros = linha.celulas.filter(celula => /^\d[\d.]*$/.test(celula)).map(n => Number(n.replaceAll('.', '')));
  if (dias.length === 0 || numeros.length < nomes.length || numeros.length > nomes.length + 1) return null;
  let lida = 0;
  const diferentes = nomes.flatMap((nome, i) => {
    if (nome === null) return [];
    const soma = dias.reduce((total, { quantidades }) => total + (quantidades[lida] ?? 0), 0);
    lida += 1;
    return soma === numeros[i]
      ? []
      : [`O total de ${nome} diz ${inteiro.format(numeros[i] ?? 0)}, e os dias somam ${inteiro.format(soma)}.`];
  });
  if (diferentes.length === 0) {
    return { linha: linha.numero, leitura: 'Confere com a soma dos dias.', contradiz: false };
  }
  const leitura = `${diferentes.join(' ')} Corrija o dia ou o total.`;
  return { linha: linha.numero, leitura, contradiz: true };
}
