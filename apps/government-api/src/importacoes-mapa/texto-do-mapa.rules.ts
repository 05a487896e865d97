import { addDays } from '../clock/clock.ts';
import { nomeDoMes } from '../clock/month-names.ts';
import { DIA, type Linha } from './texto-separado.rules.ts';

/** `linha` is null for an error of the whole text. */
export type Erro = { readonly linha: number | null; readonly motivo: string };
export type DiaLido = { readonly data: string; readonly quantidades: readonly number[] };
export type MapaLido = { readonly dias: readonly DiaLido[]; readonly erros: readonly Erro[] };

/** R21: no cell of the map holds more. */
const MAIOR = 9999;

export function diasDoMes(mes: string): string[] {
  const dias: string[] = [];
  for (let dia = `${mes}-01`; dia.startsWith(mes); dia = addDays(dia, 1)) dias.push(dia);
  return dias;
}

/**
 * A line per day: every day of the month once, in order; each error is reported at its line. `colunas` names each
 * number after the day, or is null where it is not imported; `quantidades` has only those with a name.
 */
export function lerDias(linhas: readonly Linha[], mes: string, colunas: readonly (string | null)[]): MapaLido {
  if (linhas.length === 0) return { dias: [], erros: [{ linha: null, motivo: 'Cole as linhas do mês, uma por dia.' }] };
  const dias = diasDoMes(mes);
  const erros: Erro[] = [];
  const lidos = new Map<string, { numero: number; quantidades: readonly number[] | null }>();
  let anterior = '';
  for (const { numero, celulas } of linhas) {
    const data = diaDe(celulas[0] ?? '', dias, mes);
    if ('motivo' in data) {
      erros.push({ linha: numero, motivo: data.motivo });
      continue;
    }
    const antes = lidos.get(data.data);
    if (antes) {
      erros.push({ linha: numero, motivo: `O dia ${diaEm(data.data)} já veio na linha ${antes.numero}.` });
      continue;
    }
    if (data.data < anterior) {
      erros.push({
        linha: numero,
        motivo: `O dia ${diaEm(data.data)} está depois do dia ${diaEm(anterior)}. Deixe os dias em ordem.`,
      });
    } else anterior = data.data;
    const { quantidades, motivo } = quantidadesDe(celulas.slice(1), colunas);
    if (motivo) erros.push({ linha: numero, motivo });
    lidos.set(data.data, { numero, quantidades });
  }
  const todos = [...erros, ...faltas(dias, lidos)];
  return {
    dias: dias.flatMap(data => {
      const lido = lidos.get(data);
      return lido?.quantidades ? [{ data, quantidades: lido.quantidades }] : [];
    }),
    erros: mesDuasVezes(linhas, dias) ?? todos,
  };
}

function diaDe(celula: string, dias: readonly string[], mes: string): { data: string } | { motivo: string } {
  const partes = DIA.exec(celula);
  if (!partes)
    return { motivo: `A linha começa por “${celula.slice(0, 30)}”, que não é um dia. Comece pelo dia, como 01.` };
  const [, dia = '', outroMes, ano] = partes;
  if ((outroMes && Number(outroMes) !== Number(mes.slice(5))) || (ano && ano !== mes.slice(0, 4))) {
    return { motivo: `${celula} não é de ${nomeDoMes(mes)}.` };
  }
  const data = `${mes}-${dia.padStart(2, '0')}`;
  if (dias.includes(data)) return { data };
  return { motivo: `Não existe dia ${dia}: ${nomeDoMes(mes)} tem ${dias.length} dias.` };
}

function quantidadesDe(
  celulas: readonly string[],
  colunas: readonly (string | null)[],
): { quantidades: number[] | null; motivo?: string } {
  if (celulas.length !== colunas.length) {
    const esperadas = colunas.length === 1 ? 'É esperada 1 quantidade' : `São esperadas ${colunas.length} quantidades`;
    const vieram = celulas.length === 1 ? 'veio 1' : `vieram ${celulas.length}`;
    const nomes = colunas.some(nome => nome !== null)
      ? `: ${colunas.map(nome => nome ?? 'não importada').join(', ')}`
      : '';
    return { quantidades: null, motivo: `${esperadas} depois do dia e ${vieram}${nomes}.`.slice(0, 500) };
  }
  const lidas = celulas.filter((_, i) => colunas[i]);
  const motivos = celulas.flatMap((celula, i) => {
    const motivo = colunas[i] && motivoDe(celula);
    return motivo ? [`${colunas[i]}: ${motivo}`] : [];
  });
  if (motivos.length) return { quantidades: null, motivo: `${motivos.join('; ')}.`.slice(0, 500) };
  return { quantidades: lidas.map(Number) };
}

function motivoDe(celula: string): string | undefined {
  if (celula === '') return 'está em branco; escreva 0 onde não houve refeição';
  if (/^\d+$/.test(celula)) return Number(celula) <= MAIOR ? undefined : `${celula} passa de 9.999`;
  const curta = celula.slice(0, 20);
  if (/^-\d+$/.test(celula)) return `${curta} é negativo`;
  if (/^\d+[.,]\d+$/.test(celula)) return `${curta} não é um número inteiro; escreva sem ponto nem vírgula`;
  return `“${curta}” não é um número`;
}

function faltas(dias: readonly string[], lidos: ReadonlyMap<string, unknown>): Erro[] {
  const faltam = dias.filter(data => !lidos.has(data)).map(diaEm);
  if (faltam.length === 0) return [];
  const quais = faltam.length === 1 ? `Falta o dia ${faltam[0]}` : `Faltam os dias ${faltam.join(', ')}`;
  return [{ linha: null, motivo: `${quais}. O mês tem ${dias.length} dias e vem inteiro.` }];
}

/** The same month pasted twice is one error, not thirty. */
function mesDuasVezes(linhas: readonly Linha[], dias: readonly string[]): Erro[] | undefined {
  const primeiros = linhas.filter(({ celulas }) => Number(celulas[0]) === 1);
  const segundo = primeiros[1];
  if (!segundo || linhas.length < dias.length + 2) return undefined;
  return [
    {
      linha: segundo.numero,
      motivo: `O mês começa de novo nesta linha: são ${linhas.length} linhas para ${dias.length} dias. Deixe cada dia uma vez.`,
    },
  ];
}

const diaEm = (data: string): string => data.slice(8);
