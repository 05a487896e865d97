import { addDays } from '../clock/clock.ts';
import { nomeDoMes } from '../clock/month.names.ts';

/** A line of the text that is wrong, in words; null for what is of the whole text. */
export type Erro = { readonly linha: number | null; readonly motivo: string };
export type DiaLido = { readonly data: string; readonly quantidades: readonly number[] };
export type MapaLido = { readonly dias: readonly DiaLido[]; readonly erros: readonly Erro[] };

type Linha = { readonly numero: number; readonly celulas: readonly string[] };

/** R21. */
const MAIOR = 9999;
const SEPARADOR = /[\t;]|\s+/;
const DIA = /^(\d{1,2})(?:\/(\d{1,2})(?:\/(\d{4}))?)?$/;

export function diasDoMes(mes: string): string[] {
  const dias: string[] = [];
  for (let dia = `${mes}-01`; dia.startsWith(mes); dia = addDays(dia, 1)) dias.push(dia);
  return dias;
}

/** The units' own format, a line a day: every day of the month once, in order; each thing wrong is said at its line. */
export function lerTextoDoMapa(texto: string, mes: string, colunas: readonly string[]): MapaLido {
  const linhas = linhasDe(texto);
  if (linhas.length === 0) return { dias: [], erros: [{ linha: null, motivo: 'Cole as linhas do mês, uma por dia.' }] };
  const dias = diasDoMes(mes);
  const erros: Erro[] = [];
  const lidos = new Map<string, { numero: number; quantidades: readonly number[] }>();
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
      return lido?.quantidades.length === colunas.length ? [{ data, quantidades: lido.quantidades }] : [];
    }),
    erros: mesDuasVezes(linhas, dias) ?? todos,
  };
}

/** Blank lines are nothing; so is a first line of titles. */
function linhasDe(texto: string): Linha[] {
  const linhas = texto
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((linha, i) => ({ numero: i + 1, celulas: linha.trim() === '' ? [] : linha.trim().split(SEPARADOR) }))
    .filter(({ celulas }) => celulas.length > 0);
  const titulos = linhas[0]?.celulas.every(celula => !/\d/.test(celula));
  return titulos && linhas.length > 1 ? linhas.slice(1) : linhas;
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
  colunas: readonly string[],
): { quantidades: number[]; motivo?: string } {
  if (celulas.length !== colunas.length) {
    const vieram = celulas.length === 1 ? 'veio 1' : `vieram ${celulas.length}`;
    return {
      quantidades: [],
      motivo: `São esperadas ${colunas.length} quantidades depois do dia e ${vieram}: ${colunas.join(', ')}.`,
    };
  }
  const motivos = celulas.flatMap((celula, i) => {
    const motivo = motivoDe(celula);
    return motivo ? [`${colunas[i]}: ${motivo}`] : [];
  });
  if (motivos.length) return { quantidades: [], motivo: `${motivos.join('; ')}.`.slice(0, 500) };
  return { quantidades: celulas.map(Number) };
}

function motivoDe(celula: string): string | undefined {
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

/** The same month pasted twice is one mistake, not thirty. */
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
